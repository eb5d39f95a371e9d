import { plainLine, stopLine, type Program } from '../program.ts'

export const truthinessProgram: Program = {
  name: { zh: '真假', en: 'Truthiness' },
  variables: ['note'],
  members: ['string', 'null'],
  lines: [
    plainLine('function measure(note: string | null) {'),
    stopLine(
      '  if (note) {',
      { note: 'string | null' },
      '还没有判断，与声明的类型一样。',
      'No check yet: the declared type.',
    ),
    stopLine(
      '    return note.length',
      { note: 'string' },
      'null是假值，不会进入；能进入的字符串都不是空串。',
      'null is falsy and does not get here; strings that do are not empty.',
    ),
    plainLine('  }'),
    stopLine(
      '  if (note === null) {',
      { note: 'string | null' },
      '空串也是假值，也走到这里，所以不能排除string。',
      'The empty string is falsy too and gets here as well, so string cannot be ruled out.',
    ),
    stopLine(
      '    return -1',
      { note: 'null' },
      '等于null，所以只剩null。',
      'It equals null, so only null is left.',
    ),
    plainLine('  }'),
    stopLine(
      '  return note.length',
      { note: 'string' },
      '其实只可能是空串，但编译器没有为它单独收窄，类型仍是string。',
      'Only the empty string can get here, but the compiler does not narrow to it: the type is string.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "measure('')", path: [2, 5, 8], result: '0' },
    { call: "measure('tea')", path: [2, 3], result: '3' },
    { call: 'measure(null)', path: [2, 5, 6], result: '-1' },
  ],
}

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
      '刚进门，与声明的一样。',
      'Just entered: as declared.',
    ),
    stopLine(
      '    return note.length',
      { note: 'string' },
      'null是假值，进不来；进得来的字符串都不空。',
      'null is falsy and does not get in; the strings that do are not empty.',
    ),
    plainLine('  }'),
    stopLine(
      '  if (note === null) {',
      { note: 'string | null' },
      '空串也是假值，也走到这里，所以string划不掉。',
      'The empty string is falsy too and comes here as well: string cannot be crossed out.',
    ),
    stopLine(
      '    return -1',
      { note: 'null' },
      '与null相等的，只剩null。',
      'What equals null is null and nothing else.',
    ),
    plainLine('  }'),
    stopLine(
      '  return note.length',
      { note: 'string' },
      '其实只可能是空串，但编译器不为它另立类型，仍写string。',
      'In truth only the empty string gets here, but the compiler keeps no type for that: it says string.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "measure('')", path: [2, 5, 8], result: '0' },
    { call: "measure('tea')", path: [2, 3], result: '3' },
    { call: 'measure(null)', path: [2, 5, 6], result: '-1' },
  ],
}

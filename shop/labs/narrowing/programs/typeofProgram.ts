import { plainLine, stopLine, type Program } from '../program.ts'

export const typeofProgram: Program = {
  name: { zh: 'typeof', en: 'typeof' },
  variables: ['box'],
  members: ['string', 'string[]', 'null'],
  lines: [
    plainLine('function size(box: string | string[] | null) {'),
    stopLine(
      "  if (typeof box === 'object') {",
      { box: 'string | string[] | null' },
      '还没有判断，是参数声明的类型，三种都可能。',
      'No check yet: the declared type of the parameter, so all three are possible.',
    ),
    stopLine(
      '    if (box === null) {',
      { box: 'string[] | null' },
      '排除了字符串。数组的typeof是object，null的也是，所以null还在。',
      'The string is ruled out. An array’s typeof is object, and so is null’s: null stays.',
    ),
    stopLine(
      '      return 0',
      { box: 'null' },
      '等于null，所以只剩null。',
      'It equals null, so only null is left.',
    ),
    plainLine('    }'),
    stopLine(
      '    return box.length',
      { box: 'string[]' },
      'null在上面返回了，走到这里的只有数组。',
      'null has returned above, so only the array gets here.',
    ),
    plainLine('  }'),
    stopLine(
      '  return box.length',
      { box: 'string' },
      'typeof是object的都在上面返回了，剩下字符串。',
      'Everything whose typeof is object has returned above, so only the string is left.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "size(['tea', 'soap'])", path: [2, 3, 6], result: '2' },
    { call: "size('tea')", path: [2, 8], result: '3' },
    { call: 'size(null)', path: [2, 3, 4], result: '0' },
  ],
}

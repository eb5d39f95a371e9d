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
      '参数怎么声明，进门就是什么，三种都可能。',
      'A parameter enters as it is declared: all three are possible.',
    ),
    stopLine(
      '    if (box === null) {',
      { box: 'string[] | null' },
      '字符串出局。数组的typeof是object，null的也是，所以null还在。',
      'The string is out. An array’s typeof is object, and so is null’s: null stays.',
    ),
    stopLine(
      '      return 0',
      { box: 'null' },
      '与null相等的，只剩null。',
      'What equals null is null and nothing else.',
    ),
    plainLine('    }'),
    stopLine(
      '    return box.length',
      { box: 'string[]' },
      'null在上面返回了，走到这里的只有数组。',
      'null has returned above; only the array comes this far.',
    ),
    plainLine('  }'),
    stopLine(
      '  return box.length',
      { box: 'string' },
      'typeof是object的都在上面返回了，剩下字符串。',
      'Whatever has the typeof object has returned above: the string is left.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "size(['tea', 'soap'])", path: [2, 3, 6], result: '2' },
    { call: "size('tea')", path: [2, 8], result: '3' },
    { call: 'size(null)', path: [2, 3, 4], result: '0' },
  ],
}

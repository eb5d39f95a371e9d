import { plainLine, stopLine, type Program } from '../program.ts'

export const assignmentProgram: Program = {
  name: { zh: '赋值', en: 'Assignment' },
  variables: ['id'],
  members: ['string', 'number', 'null'],
  lines: [
    plainLine('function take(ticket: number | null) {'),
    plainLine("  let id: string | number | null = 'g-7'"),
    stopLine(
      '  id = id.length',
      { id: 'string' },
      '声明的是三种，刚放进去的是字符串，就按字符串算。',
      'Three are declared, but a string has just been put in: it counts as a string.',
    ),
    stopLine(
      '  id = ticket',
      { id: 'number' },
      '赋值也是收窄：右边是数字。',
      'An assignment narrows too: the right side is a number.',
    ),
    stopLine(
      '  if (id === null) {',
      { id: 'number | null' },
      '又放宽了：右边是什么，它就是什么，只要不出声明的范围。',
      'Wide again: it is what the right side is, as long as the declaration allows it.',
    ),
    stopLine(
      "    id = 'none'",
      { id: 'null' },
      '判断过，只剩null。下一刻它又成了字符串。',
      'Tested: null is left. A moment later it is a string again.',
    ),
    plainLine('  }'),
    stopLine(
      '  return id',
      { id: 'string | number' },
      '两条路在这里会合：一条带来字符串，一条带来数字，取并集。',
      'Two ways meet here, one with a string and one with a number: the union of both.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: 'take(null)', path: [3, 4, 5, 6, 8], result: "'none'" },
    { call: 'take(12)', path: [3, 4, 5, 8], result: '12' },
  ],
}

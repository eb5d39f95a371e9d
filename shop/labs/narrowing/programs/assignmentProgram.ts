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
      '声明了三种类型，刚赋的值是字符串，所以收窄为string。',
      'Three types are declared, but a string has just been assigned, so the type is string.',
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
      '又变宽了：赋值之后是右边的类型，只要在声明的范围之内。',
      'Wider again: it takes the type of the right side, within the declared type.',
    ),
    stopLine(
      "    id = 'none'",
      { id: 'null' },
      '判断之后只剩null；这一行赋值以后，它又是字符串。',
      'After the check only null is left; after this assignment it is a string again.',
    ),
    plainLine('  }'),
    stopLine(
      '  return id',
      { id: 'string | number' },
      '两条路径在这里会合：一条是字符串，一条是数字，取联合。',
      'Two paths meet here, one with a string and one with a number, so the type is their union.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: 'take(null)', path: [3, 4, 5, 6, 8], result: "'none'" },
    { call: 'take(12)', path: [3, 4, 5, 8], result: '12' },
  ],
}

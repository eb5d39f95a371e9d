import { plainLine, stopLine, type Program } from '../program.ts'

export const equalityProgram: Program = {
  name: { zh: '相等', en: 'Equality' },
  variables: ['b', 'a'],
  members: ['string', 'number', 'null', 'undefined'],
  lines: [
    plainLine('type Maybe = string | null | undefined'),
    plainLine('function same(a: Maybe, b: string | number) {'),
    stopLine(
      '  if (a == null) {',
      { a: 'string | null | undefined', b: 'string | number' },
      '还没有判断，与声明的类型一样。',
      'No check yet: the declared type.',
    ),
    stopLine(
      '    return 0',
      { a: 'null | undefined', b: 'string | number' },
      '== null（两个等号）同时匹配null和undefined。b还没有判断过。',
      '== null (with two equals signs) matches both null and undefined. b has not been checked yet.',
    ),
    plainLine('  }'),
    stopLine(
      '  if (a === b) {',
      { a: 'string', b: 'string | number' },
      '这两种情况已经返回，a只剩string。',
      'Those two cases have returned, so a is a string.',
    ),
    stopLine(
      '    return b.length',
      { a: 'string', b: 'string' },
      '全等的两个值类型必同，两边取交集：b也是string。',
      'Values that are === have the same type, one that both sides share, so b is a string too.',
    ),
    plainLine('  }'),
    stopLine(
      '  return b',
      { a: 'string', b: 'string | number' },
      '不相等不能排除什么：两个不同的字符串也会走到这里。',
      'Being unequal rules nothing out: two different strings also get here.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "same('tea', 'tea')", path: [3, 6, 7], result: '3' },
    { call: "same('tea', 7)", path: [3, 6, 9], result: '7' },
    { call: "same(undefined, 'tea')", path: [3, 4], result: '0' },
  ],
}

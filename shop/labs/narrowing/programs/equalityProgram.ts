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
      '刚进门，与声明的一样。',
      'Just entered: as declared.',
    ),
    stopLine(
      '    return 0',
      { a: 'null | undefined', b: 'string | number' },
      '两个等号的== null一次认出两种：null和undefined。b没人判断过。',
      '== null with two signs finds two at once: null and undefined. Nobody has asked about b.',
    ),
    plainLine('  }'),
    stopLine(
      '  if (a === b) {',
      { a: 'string', b: 'string | number' },
      '那两种返回了，a只剩string。',
      'Those two have returned: a is a string.',
    ),
    stopLine(
      '    return b.length',
      { a: 'string', b: 'string' },
      '全等的两个值类型必同，两边取交集：b也是string。',
      'Two values that are === have one type, the one both sides share: b is a string too.',
    ),
    plainLine('  }'),
    stopLine(
      '  return b',
      { a: 'string', b: 'string | number' },
      '不相等说明不了什么：两个不同的字符串也走到这里。',
      'Being unequal proves little: two different strings come here too.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "same('tea', 'tea')", path: [3, 6, 7], result: '3' },
    { call: "same('tea', 7)", path: [3, 6, 9], result: '7' },
    { call: "same(undefined, 'tea')", path: [3, 4], result: '0' },
  ],
}

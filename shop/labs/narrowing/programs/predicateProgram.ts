import { plainLine, stopLine, type Program } from '../program.ts'

export const predicateProgram: Program = {
  name: { zh: '类型谓词', en: 'Type predicate' },
  variables: ['input', 'x'],
  members: ['unknown', 'object', 'Goods'],
  lines: [
    plainLine('interface Goods { name: string; price: number }'),
    plainLine('function isGoods(x: unknown): x is Goods {'),
    stopLine(
      "  if (typeof x !== 'object' || x === null) {",
      { x: 'unknown' },
      '守卫里面是普通的判断，从unknown开始。',
      'Inside the guard are plain tests, beginning with unknown.',
    ),
    stopLine(
      '    return false',
      { x: 'unknown' },
      '两个条件中一个成立，说不清是什么。',
      'One of two conditions holds: there is no telling what it is.',
    ),
    plainLine('  }'),
    stopLine(
      "  return 'name' in x",
      { x: 'object' },
      '只看了name。编译器不查这句配不配得上Goods，由写的人担保。',
      'Only name is looked at. The compiler does not ask whether that makes a Goods: the author vouches.',
    ),
    plainLine('}'),
    plainLine('function price(input: unknown) {'),
    stopLine(
      '  if (isGoods(input)) {',
      { input: 'unknown' },
      '还没问过守卫。',
      'The guard has not been asked yet.',
    ),
    stopLine(
      '    return input.price',
      { input: 'Goods' },
      '守卫说是，编译器就信。只有name、没有price的也混得进来。',
      'The guard says yes and the compiler believes it. One with a name and no price slips in too.',
    ),
    plainLine('  }'),
    stopLine(
      '  return 0',
      { input: 'unknown' },
      '守卫说不是，而unknown里划不掉什么。',
      'The guard says no, and nothing can be crossed out of unknown.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "price({ name: 'tea' })", path: [9, 3, 6, 10], result: 'undefined' },
    { call: "price({ name: 'tea', price: 38 })", path: [9, 3, 6, 10], result: '38' },
    { call: "price('tea')", path: [9, 3, 4, 12], result: '0' },
  ],
}

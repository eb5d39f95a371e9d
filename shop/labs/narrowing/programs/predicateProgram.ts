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
      '类型守卫里面是普通的判断，从unknown开始。',
      'Inside the type guard are ordinary checks, starting from unknown.',
    ),
    stopLine(
      '    return false',
      { x: 'unknown' },
      '两个条件中有一个成立，不能确定是哪一种。',
      'One of the two conditions holds, but it is not known which.',
    ),
    plainLine('  }'),
    stopLine(
      "  return 'name' in x",
      { x: 'object' },
      '只检查了name。编译器不验证这个判断是否足以说明它是Goods，由作者负责。',
      'Only name is checked. The compiler does not verify that this is enough for Goods: the author is responsible.',
    ),
    plainLine('}'),
    plainLine('function price(input: unknown) {'),
    stopLine(
      '  if (isGoods(input)) {',
      { input: 'unknown' },
      '还没有调用类型守卫。',
      'The type guard has not been called yet.',
    ),
    stopLine(
      '    return input.price',
      { input: 'Goods' },
      '守卫返回true，编译器就相信。只有name、没有price的对象也能通过。',
      'The guard returns true and the compiler trusts it. An object with a name but no price also passes.',
    ),
    plainLine('  }'),
    stopLine(
      '  return 0',
      { input: 'unknown' },
      '守卫返回false，而unknown里不能排除什么。',
      'The guard returns false, and nothing can be ruled out from unknown.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "price({ name: 'tea' })", path: [9, 3, 6, 10], result: 'undefined' },
    { call: "price({ name: 'tea', price: 38 })", path: [9, 3, 6, 10], result: '38' },
    { call: "price('tea')", path: [9, 3, 4, 12], result: '0' },
  ],
}

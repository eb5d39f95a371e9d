import { plainLine, stopLine, type Program } from '../program.ts'

export const closureProgram: Program = {
  name: { zh: '回调', en: 'Callback' },
  variables: ['name', 'kept'],
  members: ['string', 'null'],
  lines: [
    plainLine('function later(name: string | null) {'),
    stopLine(
      '  if (name === null) {',
      { name: 'string | null' },
      '刚进门，与声明的一样。',
      'Just entered: as declared.',
    ),
    stopLine(
      '    return 0',
      { name: 'null' },
      '与null相等的，只剩null。',
      'What equals null is null and nothing else.',
    ),
    plainLine('  }'),
    stopLine(
      '  const kept = name',
      { name: 'string' },
      'null返回了，name是string；存一份常量，记住的就是string。',
      'null has returned and name is a string; a constant made now remembers string.',
    ),
    stopLine(
      '  const ask = () => {',
      { name: 'string', kept: 'string' },
      '造了一个函数，还没有跑。',
      'A function is made. It does not run yet.',
    ),
    stopLine(
      '    return name.length + kept.length',
      { name: 'string | null', kept: 'string' },
      '回调不知何时跑，而name后面还要赋值，收窄作废。kept是常量，不会变。',
      'Nobody knows when a callback runs, and name is assigned to further down: the narrowing is void. kept is a constant and stays.',
      'TS18047',
    ),
    plainLine('  }'),
    stopLine(
      '  name = null',
      { name: 'string', kept: 'string' },
      '回调外面，收窄还在。正是这一句让它在回调里作废：去掉它，5.4起的编译器就放行。',
      'Outside the callback the narrowing holds. This very line voids it inside: without it, compilers since 5.4 let it pass.',
    ),
    stopLine(
      '  return ask()',
      { name: 'null', kept: 'string' },
      '刚赋了null。现在才跑回调，编译器担心的事果然发生。',
      'It has just become null. Only now the callback runs, and what the compiler feared comes true.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "later('tea')", path: [2, 5, 6, 9, 10, 7], result: 'TypeError' },
    { call: 'later(null)', path: [2, 3], result: '0' },
  ],
}

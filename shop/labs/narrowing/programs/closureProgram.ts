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
      '还没有判断，与声明的类型一样。',
      'No check yet: the declared type.',
    ),
    stopLine(
      '    return 0',
      { name: 'null' },
      '等于null，所以只剩null。',
      'It equals null, so only null is left.',
    ),
    plainLine('  }'),
    stopLine(
      '  const kept = name',
      { name: 'string' },
      'null的情况已经返回，name是string；赋给一个常量，常量的类型就是string。',
      'The null case has returned, so name is a string; a constant assigned now has the type string.',
    ),
    stopLine(
      '  const ask = () => {',
      { name: 'string', kept: 'string' },
      '创建了一个函数，还没有运行。',
      'A function is created. It does not run yet.',
    ),
    stopLine(
      '    return name.length + kept.length',
      { name: 'string | null', kept: 'string' },
      '回调运行的时间不确定，而name后面还会赋值，所以收窄失效。kept是常量，不会变。',
      'A callback may run at any time, and name is assigned later, so the narrowing is lost. kept is a constant and keeps its type.',
      'TS18047',
    ),
    plainLine('  }'),
    stopLine(
      '  name = null',
      { name: 'string', kept: 'string' },
      '回调外面，收窄还在。正是这一句让它在回调里失效：去掉它，TypeScript 5.4起就能通过编译。',
      'Outside the callback the narrowing holds. This assignment is why it is lost inside: without it, the code compiles since TypeScript 5.4.',
    ),
    stopLine(
      '  return ask()',
      { name: 'null', kept: 'string' },
      '刚赋了null，现在才运行回调：编译器提示的错误就在这里发生。',
      'It has just become null, and only now does the callback run: the error that the compiler reported happens here.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "later('tea')", path: [2, 5, 6, 9, 10, 7], result: 'TypeError' },
    { call: 'later(null)', path: [2, 3], result: '0' },
  ],
}

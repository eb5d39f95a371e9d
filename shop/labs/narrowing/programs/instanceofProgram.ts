import { plainLine, stopLine, type Program } from '../program.ts'

export const instanceofProgram: Program = {
  name: { zh: 'instanceof', en: 'instanceof' },
  variables: ['caught'],
  members: ['unknown', 'Error', 'TypeError', 'string'],
  lines: [
    plainLine('function explain(caught: unknown) {'),
    stopLine(
      '  if (caught instanceof Error) {',
      { caught: 'unknown' },
      'catch到的值是unknown：收窄之前什么也不能做。',
      'A caught value is unknown: nothing can be done with it before it is narrowed.',
    ),
    stopLine(
      '    if (caught instanceof TypeError) {',
      { caught: 'Error' },
      '原型链上有Error，message便能读了。',
      'Error is on its prototype chain: message can be read.',
    ),
    stopLine(
      "      return 'wrong type'",
      { caught: 'TypeError' },
      '子类，收得更窄。',
      'A subclass: narrower still.',
    ),
    plainLine('    }'),
    stopLine(
      '    return caught.message',
      { caught: 'Error' },
      '排除了子类，仍是Error：类型里写不出“Error但不是TypeError”。',
      'The subclass is ruled out, and it is still Error: no type says “Error but not TypeError”.',
    ),
    plainLine('  }'),
    stopLine(
      "  if (typeof caught === 'string') {",
      { caught: 'unknown' },
      'unknown不是联合，排除一种之后还是unknown。',
      'unknown is not a union: rule one type out and it is still unknown.',
    ),
    stopLine(
      '    return caught',
      { caught: 'string' },
      '判断成立时，照样可以收窄。',
      'A check that succeeds still narrows it.',
    ),
    plainLine('  }'),
    stopLine(
      '  return String(caught)',
      { caught: 'unknown' },
      '又回到unknown，只能交给接受任何值的String。',
      'Back to unknown: it can be passed to String, which accepts any value.',
    ),
    plainLine('}'),
  ],
  runs: [
    { call: "explain(new RangeError('sold out'))", path: [2, 3, 6], result: "'sold out'" },
    { call: 'explain(new TypeError())', path: [2, 3, 4], result: "'wrong type'" },
    { call: "explain('closed')", path: [2, 8, 9], result: "'closed'" },
    { call: 'explain(404)', path: [2, 8, 11], result: "'404'" },
  ],
}

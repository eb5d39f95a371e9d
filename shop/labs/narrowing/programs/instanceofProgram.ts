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
      'catch到的东西是unknown：收窄之前什么也不能做。',
      'What is caught is unknown: before it is narrowed nothing can be done with it.',
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
      'The subclass is out, and it is still Error: no type says “Error but not TypeError”.',
    ),
    plainLine('  }'),
    stopLine(
      "  if (typeof caught === 'string') {",
      { caught: 'unknown' },
      'unknown不是联合，划掉一种还是unknown。',
      'unknown is no union: cross one out and it is still unknown.',
    ),
    stopLine(
      '    return caught',
      { caught: 'string' },
      '正面的判断照样管用。',
      'A test that says what it is works all the same.',
    ),
    plainLine('  }'),
    stopLine(
      '  return String(caught)',
      { caught: 'unknown' },
      '又回到unknown，只能交给什么都收的String。',
      'Back to unknown: only String, which takes anything, will have it.',
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

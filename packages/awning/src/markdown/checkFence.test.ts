import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx } from './compiling.testing.ts'

const reported = (info: string, code = 'a\nb') =>
  compileMd(`x\n\n\`\`\`${info}\n${code}\n\`\`\``).diagnostics

describe('the opening line of a code block', () => {
  it.each([
    ['nope', 'there is no language "nope", so this code has no colours', /"text"/],
    ['typscript', 'there is no language "typscript", so this code has no colours', /"typescript"/],
    ['ts showLinenumbers', 'code blocks have no option "showLinenumbers"', /"showLineNumbers"/],
    ['ts titel="a"', 'code blocks have no option "titel"', /"title"/],
    ['ts xyz', 'code blocks have no option "xyz"', /wrap.*title/],
    ['ts {3}', 'there is no line 3: this code has 2 lines', /Comments/],
    ['ts focus={2-3}', 'there is no line 3: this code has 2 lines', /Comments/],
    ['ts collapse={9}', 'there is no line 9: this code has 2 lines', /Comments/],
    ['ts {2-1}', '"2-1" is no range of lines', /\{1,3-5\}/],
    ['css twoslash', '"twoslash" shows types, which "css" does not have', /ts, tsx, js/],
    ['ts showLineNumbers=a', '"showLineNumbers=a" is no number', /showLineNumbers=10/],
  ])('is reported with its line: %s', (info, message, hint) => {
    expect(reported(info)).toEqual([
      {
        severity: 'warning',
        line: 3,
        column: 1,
        message,
        hint: expect.stringMatching(hint),
      },
    ])
  })

  it.each([
    '',
    'text',
    'TXT',
    'ansi',
    'ts {2}',
    'ts {1-2} wrap title="x"',
    'tsx twoslash',
    'patch',
    '{1}',
  ])('is silent about what has a meaning: %j', (info) => {
    expect(reported(info)).toEqual([])
  })

  it('counts the lines that are shown', () => {
    expect(reported('ts focus={2}', '// highlight-next-line\na\nb')).toEqual([])
    expect(reported('ts focus={3}', '// highlight-next-line\na\nb')).toHaveLength(1)
    expect(reported('ts twoslash focus={2}', '// @strict\na\n//^?\nb')).toEqual([])
    expect(reported('ts twoslash focus={3}', '// @strict\na\n//^?\nb')).toHaveLength(1)
  })

  it('may have the words that the settings name', () => {
    const settings = { lineNumbers: false, flags: ['run'] }
    expect(compileMd('```js run\na\n```', false, undefined, settings).diagnostics).toEqual([])
    const withValue = '```js run="in a page"\na\n```'
    expect(compileMd(withValue, false, undefined, settings).diagnostics).toEqual([])
    expect(
      compileMd('```js ran="x"\na\n```', false, undefined, settings).diagnostics,
    ).toMatchObject([{ message: 'code blocks have no option "ran"', hint: 'Did you mean "run"?' }])
  })
})

describe('line numbers by the settings', () => {
  const numbers = (source: string) =>
    [compileMd, compileMdx].map(
      (compile) =>
        compile(source, false, undefined, { lineNumbers: true, flags: [] }).code[0]?.fence
          .lineNumbers,
    )

  it('are on every block of several lines that has no other word on it', () => {
    expect(numbers('```ts\na\nb\n```')).toEqual([1, 1])
    expect(numbers('```ts\na\n```')).toEqual([undefined, undefined])
    expect(numbers('```ts noLineNumbers\na\nb\n```')).toEqual([false, false])
    expect(numbers('```ts showLineNumbers=4\na\n```')).toEqual([4, 4])
  })
})

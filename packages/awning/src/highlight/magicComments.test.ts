import { describe, expect, it } from 'vitest'
import { applyMagicComments } from './magicComments.ts'

describe('applyMagicComments', () => {
  it.each([
    ['ts', '// highlight-next-line'],
    ['ts', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['css', '/* highlight-next-line */'],
    ['scss', '//highlight-next-line'],
    ['py', '# highlight-next-line'],
    ['bash', '  # highlight-next-line  '],
    ['yml', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['vue', '\t<!--highlight-next-line-->'],
    ['md', '<!-- highlight-next-line -->'],
    ['mdx', '{/* highlight-next-line */}'],
    ['sql', '-- highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['text', '# highlight-next-line'],
    ['', '// highlight-next-line'],
  ])('removes a comment of %s and marks the next line: %s', (lang, comment) => {
    expect(applyMagicComments(`a\n${comment}\nb\nc`, lang, false)).toMatchObject({
      code: 'a\nb\nc',
      marked: [2],
      added: [],
      removed: [],
      focused: [],
    })
  })

  it.each([
    ['py', '// highlight-next-line'],
    ['css', '// highlight-next-line'],
    ['ts', '# highlight-next-line'],
    ['ts', '-- highlight-next-line'],
    ['html', '# highlight-next-line'],
    ['ts', 'go() // highlight-next-line'],
    ['ts', '// highlight-next-lines'],
    ['ts', '// please highlight-next-line'],
    ['ts', '/* highlight-next-line'],
  ])('leaves in %s what is no directive of it: %s', (lang, line) => {
    const code = `a\n${line}\nb`
    expect(applyMagicComments(code, lang, false)).toMatchObject({ code, marked: [] })
  })

  it('marks from start to end', () => {
    const code = 'a\n// highlight-start\nb\nc\n// highlight-end\nd'
    const result = applyMagicComments(code, 'js', false)
    expect(result).toMatchObject({ code: 'a\nb\nc\nd', marked: [2, 3] })
  })

  it('marks to the last line when the end is missing, and passes over an end without a start', () => {
    const code = '// highlight-end\na\n// highlight-start\nb\nc'
    expect(applyMagicComments(code, 'js', false)).toMatchObject({ code: 'a\nb\nc', marked: [2, 3] })
  })

  it('marks a line once that is named twice', () => {
    const code = '// highlight-start\n// highlight-next-line\na\n// highlight-end\nb'
    expect(applyMagicComments(code, 'js', false)).toMatchObject({ code: 'a\nb', marked: [1] })
  })

  it('marks added and removed lines, one or many', () => {
    const code = [
      '# diff-remove-next-line',
      'a: 1',
      '# diff-add-next-line',
      '# highlight-next-line',
      'a: 2',
      '# diff-add-start',
      'b: 3',
      'c: 4',
      '# diff-add-end',
      '# diff-remove-start',
      'd: 5',
      '# diff-remove-end',
      'e: 6',
    ].join('\n')
    expect(applyMagicComments(code, 'yaml', false)).toMatchObject({
      code: 'a: 1\na: 2\nb: 3\nc: 4\nd: 5\ne: 6',
      marked: [2],
      added: [2, 3, 4],
      removed: [1, 5],
      focused: [],
    })
  })

  it('leaves the highlight comments in place when the fence has a range, but not the others', () => {
    const code = '// highlight-next-line\na\n// diff-add-next-line\nb'
    expect(applyMagicComments(code, 'ts', true)).toMatchObject({
      code: '// highlight-next-line\na\nb',
      marked: [],
      added: [3],
      removed: [],
      focused: [],
    })
  })

  it('reads the signs of a diff, but not its file names', () => {
    const code = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n same\n-- highlight-next-line'
    expect(applyMagicComments(code, 'diff', false)).toMatchObject({
      code,
      marked: [],
      added: [5],
      removed: [4, 7],
      focused: [],
    })
  })

  it('reads three signs without their pair as a change', () => {
    expect(applyMagicComments('--- gone\n+++ came', 'patch', false)).toMatchObject({ removed: [] })
    expect(applyMagicComments(' a\n--- gone', 'diff', false)).toMatchObject({ removed: [2] })
    expect(applyMagicComments('+++ came', 'diff', false)).toMatchObject({ added: [1] })
  })

  it('reads the signs of a diff with 100,000 new lines', () => {
    const { added } = applyMagicComments('+a\n'.repeat(100_000), 'diff', false)
    expect([added.length, added[0], added.at(-1)]).toEqual([100_000, 1, 100_000])
  }, 5000)

  it('reads no signs outside a diff', () => {
    expect(applyMagicComments('- item\n+ item', 'md', false)).toMatchObject({
      added: [],
      removed: [],
      focused: [],
    })
  })

  it('returns code with plain line ends and none at the end', () => {
    expect(applyMagicComments('a\r\n\r\nb\r\n\r\n', 'ts', false).code).toBe('a\n\nb')
    expect(applyMagicComments('a\n\n// highlight-end\n', 'ts', false).code).toBe('a')
    expect(applyMagicComments('', 'ts', false).code).toBe('')
  })

  it('focuses lines, also where the fence has a range', () => {
    const code = '// focus-next-line\na\nb\n// focus-start\nc\nd\n// focus-end\ne'
    expect(applyMagicComments(code, 'ts', true)).toMatchObject({
      code: 'a\nb\nc\nd\ne',
      focused: [1, 3, 4],
    })
  })

  it.each([
    ['ts', 'a() // [!code focus]\nb', 'a()\nb', { focused: [1] }],
    ['ts', 'a() // [!code focus:2]\nb\nc', 'a()\nb\nc', { focused: [1, 2] }],
    ['ts', '// [!code focus:2]\na\nb\nc', 'a\nb\nc', { focused: [1, 2] }],
    ['ts', 'a // x // [!code ++]', 'a // x', { added: [1] }],
    ['ts', 'a /* [!code --] */', 'a', { removed: [1] }],
    ['py', 'a # [!code highlight]\nb # [!code hl]', 'a\nb', { marked: [1, 2] }],
    ['html', '<a> <!-- [!code warning] -->\n<b>', '<a>\n<b>', { marked: [1] }],
    ['ts', 'a // [!code error]', 'a', { removed: [1] }],
    ['ts', '// a comment // [!code ++]\nb', '// a comment\nb', { added: [1] }],
    ['ts', '  // a // [!code focus:2]\nb\nc', '  // a\nb\nc', { focused: [1, 2] }],
    ['yaml', '# a # [!code --]\nb', '# a\nb', { removed: [1] }],
    ['html', '<!-- a --> <!-- [!code ++] -->\n<b>', '<!-- a -->\n<b>', { added: [1] }],
    ['css', '/* a */ /* [!code hl] */', '/* a */', { marked: [1] }],
    ['lua', 'a -- [!code --]\n-- b -- [!code --]', 'a\n-- b', { removed: [1, 2] }],
    ['lua', '-- [!code --]\na', 'a', { removed: [1] }],
  ])('reads marks behind the code: in %s, %j', (lang, code, displayed, expected) => {
    expect(applyMagicComments(code, lang, false)).toMatchObject({ code: displayed, ...expected })
  })

  it.each([
    ['py', 'a // [!code focus]'],
    ['ts', 'a // [!code nothing]'],
    ['ts', "'[!code focus]'"],
    ['ts', 'a // [!code focus] b'],
    ['ts', '// [!code focus] b'],
    ['ts', '// a [!code focus]'],
    ['html', '<!-- a --> [!code focus] -->'],
  ])('leaves in %s what is no mark: %s', (lang, code) => {
    expect(applyMagicComments(code, lang, false)).toMatchObject({ code, focused: [] })
  })
})

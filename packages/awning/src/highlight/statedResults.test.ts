import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlight.ts'
import { hasResult, markResults } from './statedResults.ts'

const marked = async (code: string, lang = 'js') =>
  markResults(await highlightCode(code, lang), lang)
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
const resultOf = (html: string) => /<span class="result">([^<]*)/.exec(html)?.[1]

describe('markResults', () => {
  it('puts the result behind a statement into an element after a line break', async () => {
    const [line] = await marked('f(2)   // → 3, at once')
    expect(line).toBe(
      '<span class="t-f">f</span>(<span class="t-n">2</span>)' +
        '<span class="result-break">   // </span><span class="result">→ 3, at once</span>',
    )
  })

  it('needs no line break for a result on a line of its own', async () => {
    const [, line] = await marked('log(1)\n// → 1')
    expect(line).toBe('<span class="result-mark">// </span><span class="result">→ 1</span>')
  })

  it.each([
    ['js', 'f() // → 1'],
    ['js', 'f() /* → 1 */'],
    ['css', 'a { order: 1 } /* → 1 */'],
    ['python', 'f() # → 1'],
    ['bash', 'ls # → 1'],
    ['sql', 'select 1 -- → 1'],
    ['html', '<p>a</p> <!-- → 1 -->'],
    ['vue', '<p>a</p> <!-- → 1 -->'],
  ])('knows the comments of %s: %s', async (lang, code) => {
    const [line = ''] = await marked(code, lang)
    expect(resultOf(line)).toBe('→ 1')
  })

  it.each([
    ['js', "f('// → 1')"],
    ['js', 'f() // 1 → 2'],
    ['js', 'f() # → 1'],
    ['js', '/* → 1 */ f()'],
    ['text', 'f() // → 1'],
    ['css', 'a { b: url(// → 1) }'],
  ])('leaves what is no such comment as it is, %s: %s', async (lang, code) => {
    expect(await marked(code, lang)).toEqual(await highlightCode(code, lang))
  })

  it('leaves the text as it was written', async () => {
    const code = 'if (a < b) {\n\tf(a)  // → 1 < 2 & 3\n  /* → x */\n}\ng() /* → y */'
    const lines = await marked(code)
    expect(lines.map(textOf).join('\n').replaceAll('&amp;', '&')).toBe(code)
    expect(lines.filter(hasResult)).toHaveLength(3)
  })

  it('indents a result like its statement, up to a depth for which there is space', async () => {
    const lines = await marked('f() // → 0\n  f() // → 2\n\tf() // → tab\n            // → 12')
    expect(lines.map((line) => /data-indent="( +)"/.exec(line)?.[1]?.length)).toEqual([
      undefined,
      2,
      2,
      8,
    ])
  })

  it('finds a result before the notes of a line with types', () => {
    const note = '<span class="type-note query">\n<span>const a: 1</span></span>'
    const [line] = markResults([`a <span class="t-c">// → 1</span>${note}`], 'ts')
    expect(line).toBe(
      `a<span class="result-break"> // </span><span class="result">→ 1</span>${note}`,
    )
  })
})

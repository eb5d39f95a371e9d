import { describe, expect, it } from 'vitest'
import { blockHtml, isRichCode } from './blockHtml.ts'

const strings = {
  copyCode: 'Copy <it>',
  copied: 'Copied',
  wrapCode: 'Wrap',
  codeBlock: { showAll: 'All', showLess: 'Less' },
}
const plain = { lang: 'ts', marked: [], added: [], removed: [], strings }
const tools =
  '<div class="tools">' +
  '<button type="button" data-do="wrap" data-script="" aria-pressed="false"><span>Wrap</span></button>' +
  '<button type="button" data-do="copy" data-script="" aria-live="polite">' +
  '<span>Copy &lt;it&gt;</span><span>Copied</span></button></div>'

describe('blockHtml', () => {
  it('writes a figure with one span a line and a focusable pre', () => {
    expect(blockHtml(['<span class="t-k">let</span> a', '', 'b'], plain)).toBe(
      '<figure class="code" data-lang="ts"><pre tabindex="0"><code>' +
        '<span class="line"><span class="t-k">let</span> a</span>\n' +
        '<span class="line"></span>\n' +
        `<span class="line">b</span></code></pre>${tools}</figure>`,
    )
  })

  it('contains exactly the code as its text', () => {
    const [, code] = /<code>(.*)<\/code>/s.exec(blockHtml(['a', '', '  b'], plain)) ?? []
    expect(code?.replace(/<[^>]*>/g, '')).toBe('a\n\n  b')
  })

  it('says that it has results, unless it has types, whose boxes must leave it', () => {
    const line = 'a <span class="t-c">// → 1</span>'
    const typed = '<span class="typed">b<span class="type">1</span></span>'
    expect(blockHtml(['a'], plain)).toContain('<figure class="code" ')
    expect(blockHtml(['a', line], plain)).toContain('<figure class="code results" ')
    expect(blockHtml([typed, line], plain)).toContain('<figure class="code" ')
    expect(blockHtml([line], { ...plain, wrap: true })).toContain('"code results wrap"')
  })

  it('keeps a result in its line, which has its number and its mark', () => {
    const html = blockHtml(['a <span class="t-c">// → 1</span>', 'b'], {
      ...plain,
      lineNumbers: 7,
      marked: [1],
    })
    expect(html.match(/class="line[^"]*" data-line="\d"/g)).toEqual([
      'class="line marked" data-line="7"',
      'class="line" data-line="8"',
    ])
  })

  it('has a caption only with a title, and escapes it', () => {
    expect(blockHtml(['a'], plain)).not.toContain('figcaption')
    expect(blockHtml(['a'], { ...plain, title: '<a> & b' })).toContain(
      '<figcaption>&lt;a&gt; &amp; b</figcaption><pre',
    )
  })

  it('names marked, added and removed lines', () => {
    const html = blockHtml(['a', 'b', 'c', 'd'], {
      ...plain,
      marked: [1, 4, 99],
      added: [2, 4],
      removed: [3],
    })
    expect([...html.matchAll(/class="(line[^"]*)"/g)].map((match) => match[1])).toEqual([
      'line marked',
      'line added',
      'line removed',
      'line marked added',
    ])
  })

  it('leaves the language out when there is none and escapes a strange one', () => {
    expect(blockHtml(['a'], { ...plain, lang: '' })).toContain('<figure class="code"><pre')
    expect(blockHtml(['a'], { ...plain, lang: '"><b' })).toContain('data-lang="&quot;&gt;&lt;b"')
  })

  it('says when lines are to wrap, and its control says so too', () => {
    const html = blockHtml(['a'], { ...plain, wrap: true })
    expect(html).toContain('<figure class="code wrap"')
    expect(html).toContain('data-do="wrap" data-script="" aria-pressed="true"')
  })

  it('needs no other styles without line numbers, focus and folds', () => {
    expect(isRichCode(blockHtml(['a'], { ...plain, lineNumbers: false, folded: [2] }))).toBe(false)
    expect(isRichCode(blockHtml(['a'], { ...plain, wrap: true }))).toBe(false)
    for (const options of [{ lineNumbers: 1 }, { focused: [1] }, { folded: [1] }])
      expect(isRichCode(blockHtml(['a'], { ...plain, ...options }))).toBe(true)
  })

  it('lets the style sheet count from 1, and names other line numbers', () => {
    const counted = blockHtml(['a', 'b'], { ...plain, lineNumbers: 1, wrap: true })
    expect(counted).toContain('<figure class="code rich numbered wrap"')
    expect(counted).not.toContain('data-line')
    const named = blockHtml(['a', 'b'], { ...plain, lineNumbers: 9 })
    expect(named).toContain('<span class="line" data-line="9">a</span>')
    expect(named).toContain('<span class="line" data-line="10">b</span>')
  })

  it('names focused lines', () => {
    const html = blockHtml(['a', 'b'], { ...plain, marked: [2], focused: [2] })
    expect(html).toContain('<figure class="code rich focusing"')
    expect(html).toContain(
      '<span class="line">a</span>\n<span class="line marked focused">b</span>',
    )
  })

  it('folds runs of lines, which are opened without script, and still contains exactly the code', () => {
    const html = blockHtml(['a', 'b', 'c', 'd', 'e'], { ...plain, folded: [1, 2, 4, 5, 6] })
    const [, code = ''] = /<code>(.*)<\/code>/s.exec(html) ?? []
    expect(code.match(/<span class="fold">/g)).toHaveLength(2)
    expect(code.replace(/<[^>]*>/g, '')).toBe('a\nb\nc\nd\ne')
    expect(html).toContain(
      '<details class="unfold"><summary><span>All</span><span>Less</span></summary></details></figure>',
    )
  })
})

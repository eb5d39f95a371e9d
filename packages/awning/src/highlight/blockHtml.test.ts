import { describe, expect, it } from 'vitest'
import { blockHtml } from './blockHtml.ts'

const strings = { copyCode: 'Copy <it>', copied: 'Copied', wrapCode: 'Wrap' }
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
})

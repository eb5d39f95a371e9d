import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf } from './compiling.testing.ts'

const html = htmlOf(
  compileMd(`
先[^b]，后[^a]，再[^b]。

[^a]: 第二条。
[^b]: 第一条。

    还有一段。
[^unused]: 没有人提到。
`),
)

describe('footnotes', () => {
  it('are numbered in the order of their first reference', () => {
    expect(html.match(/role="doc-noteref">\d/g)?.map((match) => match.at(-1))).toEqual([
      '1',
      '2',
      '1',
    ])
  })

  it('are at the end, once each, in that order, and only where the text refers to them', () => {
    const section = html.slice(html.indexOf('role="doc-endnotes"'))
    expect(section.match(/<li id="([^"]+)"/g)).toEqual(['<li id="fn-b"', '<li id="fn-a"'])
    expect(section).toContain('aria-label="Footnotes"')
    expect(html).not.toContain('没有人提到')
  })

  it('lead back to each of several references, which all have ids of their own', () => {
    const references = [...html.matchAll(/id="(fnref-[^"]+)"/g)].map(([, id]) => id)
    const back = [...html.matchAll(/href="#(fnref-[^"]+)" role="doc-backlink"/g)]
    expect(new Set(references).size).toBe(3)
    expect(back.map(([, id]) => id).toSorted()).toEqual(references.toSorted())
  })

  it('end with the link back inside their last paragraph', () => {
    expect(html).toMatch(
      /<p>还有一段。 <a href="#fnref-b"[^>]*aria-label="Back">↩<\/a>.*<\/p><\/li>/,
    )
  })

  it('may be used only in another footnote', () => {
    const nested = htmlOf(compileMd('x[^a]\n\n[^a]: one[^b]\n\n[^b]: two[^c]\n\n[^c]: three'))
    expect(nested.match(/<li id="[^"]+"/g)).toEqual([
      '<li id="fn-a"',
      '<li id="fn-b"',
      '<li id="fn-c"',
    ])
    expect(nested).toMatch(/<p>three <a href="#fnref-c"/)
  })

  it('may refer to themselves and to earlier ones, and lead back to each reference', () => {
    const written = htmlOf(compileMd('x[^a] y[^b]\n\n[^a]: one[^a]\n\n[^b]: two[^a]'))
    const references = [...written.matchAll(/id="(fnref-[^"]+)"/g)].map(([, id]) => id)
    const back = [...written.matchAll(/href="#(fnref-[^"]+)" role="doc-backlink"/g)]
    expect(references.toSorted()).toEqual(['fnref-a', 'fnref-a-2', 'fnref-a-3', 'fnref-b'])
    expect(back.map(([, id]) => id).toSorted()).toEqual(references.toSorted())
  })

  it('are absent where there are none', () => {
    expect(htmlOf(compileMd('text\n'))).toBe('<p>text</p>')
  })
})

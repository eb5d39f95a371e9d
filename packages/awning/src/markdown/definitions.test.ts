import { describe, expect, it } from 'vitest'
import { compileMd, htmlOf } from './compiling.testing.ts'

const html = (source: string) => htmlOf(compileMd(source))

describe('definitions of links', () => {
  it.each([
    ['a quote', '> [r]: /to "t"'],
    ['a list', '- a\n\n  [r]: /to "t"'],
    ['a box', ':::tip\n[r]: /to "t"\n:::'],
    ['a box in a list in a quote', '> - :::tip\n>   [r]: /to "t"\n>   :::'],
    ['a footnote', 'a[^1]\n\n[^1]: b\n\n    [r]: /to "t"'],
  ])('apply to the whole text from inside %s', (_, definition) => {
    expect(html(`[x][r]\n\n${definition}`)).toContain('<a href="/to" title="t">x</a>')
    expect(html(`${definition}\n\n[x][r]`)).toContain('<a href="/to" title="t">x</a>')
  })

  it('apply to images', () => {
    expect(html('a ![b][r]\n\n> [r]: ./shop.png')).toContain('src="/assets/shop.png"')
  })

  it('apply in the order in which they are written: the first one counts', () => {
    expect(html('[x][r]\n\n[r]: /1\n[R]: /2')).toContain('href="/1"')
    expect(html('[x][r]\n\n> [r]: /1\n\n[r]: /2')).toContain('href="/1"')
  })

  it('leave no trace where they are', () => {
    expect(html(':::tip\na\n\n[r]: /to\n:::\n\nb')).not.toContain('/to')
  })
})

describe('definitions of footnotes', () => {
  it.each([
    ['a quote', '> [^n]: note'],
    ['a list', '- a\n\n  [^n]: note'],
    ['a box', ':::tip\n[^n]: note\n:::'],
  ])('apply to the whole text from inside %s', (_, definition) => {
    const [before, section] = html(`x[^n]\n\n${definition}`).split('<section')
    expect(before).not.toContain('note<')
    expect(section).toMatch(/<li id="fn-n"><p>note <a /)
  })

  it('apply in the order in which they are written: the first one counts', () => {
    const written = html('x[^n]\n\n[^n]: one\n\n[^n]: two')
    expect(written).toContain('<p>one ')
    expect(written).not.toContain('two')
  })
})

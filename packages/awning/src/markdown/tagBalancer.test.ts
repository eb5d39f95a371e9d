import { describe, expect, it } from 'vitest'
import { TagBalancer } from './tagBalancer.ts'

/** What becomes of pieces of HTML, with the end tags behind them, and the offsets of mistakes. */
function balanced(...pieces: string[]): { html: string; mistakes: string[] } {
  const mistakes: string[] = []
  const balancer = new TagBalancer(pieces, (_, piece, offset) => {
    mistakes.push(`${piece}:${offset}`)
  })
  const written = pieces.map(() => balancer.next()).join('')
  return { html: written + balancer.end(), mistakes }
}

describe('an element whose content is text', () => {
  it('is shown as text where nothing ends it, one after the other', () => {
    expect(balanced('<b>a <title> b <SCRIPT> c</b>', '<p>d')).toEqual({
      html: '<b>a &lt;title&gt; b &lt;SCRIPT&gt; c</b><p>d',
      mistakes: ['0:5', '0:15'],
    })
  })

  it('may end in the same piece or in a later one', () => {
    expect(balanced('<title>a</title><style>b', '<i>c', 'd</STYLE>e')).toEqual({
      html: '<title>a</title><style>b<i>cd</STYLE>e',
      mistakes: [],
    })
  })

  it('is looked for once in HTML with 20,000 of them', () => {
    const title = `<g><title>${'a'.repeat(100)}</title></g>`
    const html = `<svg>${title.repeat(20_000)}</svg>`
    expect(balanced(html)).toEqual({ html, mistakes: [] })
  }, 5000)

  it('is shown as text 20,000 times', () => {
    const { html, mistakes } = balanced('<title>a\n'.repeat(20_000))
    expect(html).toBe('&lt;title&gt;a\n'.repeat(20_000))
    expect(mistakes).toHaveLength(20_000)
  }, 5000)
})

describe('elements that are left open', () => {
  it('end in the order in which they began, and what ends by itself has no end tag', () => {
    expect(balanced('<div><p>a<i>b', '</div></i>').html).toBe('<div><p>a<i>b</i></div>')
  })

  it('end with a slash in drawings alone', () => {
    expect(balanced('<a id="b"/><svg><path/></svg><path/>').html).toBe(
      '<a id="b"/><svg><path/></svg><path/></path></a>',
    )
  })

  it('may be 60,000', () => {
    const { html } = balanced('<p>a<br/></b>'.repeat(60_000))
    expect(html).toBe('<p>a<br/>'.repeat(60_000))
  }, 5000)
})

import { describe, expect, it } from 'vitest'
import { htmlTokens } from './htmlTokens.ts'

const texts = (html: string) =>
  htmlTokens(html).map(({ kind, start, end }) => [kind, html.slice(start, end)])

describe('the tokens of HTML', () => {
  it.each([
    '<!doctype html><p class=a>b &amp; c<br/>d</p ><!-- e --><img alt>',
    'a < b <3 &lt;<script>if (a < b) "</p>"</script><textarea><b></textarea>',
    '<p title="a > b" data-x=\'<i>\'>c',
    '</p></ b><?php x ?><!-- open',
    '<p class="open',
    '',
  ])('cover it without gaps: %s', (html) => {
    expect(
      htmlTokens(html)
        .map(({ start, end }) => html.slice(start, end))
        .join(''),
    ).toBe(html)
  })

  it('are tags, texts, comments and declarations', () => {
    expect(texts('<!doctype html><p>a</p><!-- b -->')).toEqual([
      ['declaration', '<!doctype html>'],
      ['open', '<p>'],
      ['text', 'a'],
      ['close', '</p>'],
      ['comment', '<!-- b -->'],
    ])
  })

  it('have names in lower case, and attributes with their place and their value as written', () => {
    const html = '<IMG SRC="a&amp;b" alt=c d>'
    const [tag] = htmlTokens(html)
    expect(tag).toMatchObject({ kind: 'open', name: 'img', selfClosing: false })
    const attributes = tag?.kind === 'open' ? tag.attributes : []
    expect(
      attributes.map(({ name, value, start, end }) => [name, value, html.slice(start, end)]),
    ).toEqual([
      ['src', 'a&amp;b', 'SRC="a&amp;b"'],
      ['alt', 'c', 'alt=c'],
      ['d', '', 'd'],
    ])
  })

  it('keep the case of names in XML', () => {
    expect(htmlTokens('<linearGradient viewBox="0"/>', { xml: true })).toMatchObject([
      { name: 'linearGradient', selfClosing: true, attributes: [{ name: 'viewBox' }] },
    ])
  })

  it('include a tag that the end of the text cuts off', () => {
    expect(htmlTokens('a<p style="x" class="b')).toMatchObject([
      { kind: 'text' },
      { kind: 'open', name: 'p', attributes: [{ name: 'style' }] },
    ])
  })

  it('end with the one that is looked for', () => {
    const isEnd = (token: { kind: string }) => token.kind === 'close'
    expect(htmlTokens('<b>a</b><i>c</i>', { until: isEnd })).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import { findElements, replaceAttributes, replaceElements } from './elements.ts'
import { htmlTokens } from './htmlTokens.ts'

describe('elements of HTML', () => {
  it('are found with all that is in them, also others of their name', () => {
    const html = 'a<div class="x">b<div>c</div><br></div>d<div class="x"/>e'
    const found = findElements(html, ({ attributes }) => attributes.length > 0)
    expect(found.map(({ start, end }) => html.slice(start, end))).toEqual([
      '<div class="x">b<div>c</div><br></div>',
      '<div class="x"/>',
    ])
  })

  it('are replaced, and the rest stays as written', () => {
    const html = "<P Class='a'>b<i>c</i> &amp; d</P>"
    expect(
      replaceElements(
        html,
        ({ name }) => name === 'i',
        () => '$&',
      ),
    ).toBe("<P Class='a'>b$& &amp; d</P>")
  })

  it('can be told by what follows their start', () => {
    const html = '<sup>1</sup><sup><a>2</a></sup>'
    expect(
      replaceElements(
        html,
        ({ name }, next) => name === 'sup' && next?.kind === 'open',
        () => '',
      ),
    ).toBe('<sup>1</sup>')
  })
})

describe('the attributes of a tag', () => {
  const replaced = (html: string, by: Record<string, string>) => {
    const [tag] = htmlTokens(html)
    return tag?.kind === 'open' ? replaceAttributes(html, tag, ({ name }) => by[name]) : undefined
  }

  it('are replaced where they are, and others stay as written', () => {
    expect(replaced("<a  Href='x'  class=y>", { href: 'href="z"' })).toBe('<a  href="z"  class=y>')
  })

  it('are taken out together with the space in front of them', () => {
    expect(replaced('<h2 id="a" lang="b">', { id: '' })).toBe('<h2 lang="b">')
    expect(replaced('<h2 id="a">', { id: '' })).toBe('<h2>')
  })
})

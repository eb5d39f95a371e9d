import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packText, unpackText, type TextPhrases } from './packedText.ts'

const phrases: TextPhrases = [
  '<a href="#',
  '" title="Link">#</a>',
  '<code><b>',
  '</b></code>',
  '<b>',
]
const pack = (html: string) => packText(html, phrases)
const unpack = (text: string) => unpackText(text, phrases)
const heading = (id: string, target = id) =>
  `<h2 id="${id}">A<a href="#${target}" title="Link">#</a></h2>`

describe('a text in a payload', () => {
  it('has two characters in place of each phrase, the longer phrase first', () => {
    expect(pack('<code><b>x</b></code><b>y')).toBe('~cx~d~ey')
  })

  it('has the address of a heading once', () => {
    expect(pack(heading('one') + heading('two'))).toBe('<h2 id="one">A~#</h2><h2 id="two">A~#</h2>')
  })

  it.each([
    ['phrases and headings', `${heading('one')}<code><b>x</b></code>${heading('two')}`],
    ['a link that leads somewhere else', heading('one', 'two')],
    ['ids inside of a heading', '<h2 id="a"><i id="b">x</i><a href="#a" title="Link">#</a></h2>'],
    ['the character that codes begin with', `~ ~~ ~a ~# ~<b> ${heading('a~b')}${heading('~')}`],
    ['an id that a text shows', `<h2 id="a">x</h2> id="b" ${heading('a')}`],
    [
      'an id that a phrase follows at once',
      '<h2 id="x">A</h2><a id="" title="Link">#</a><a href="#" title="Link">#</a>',
    ],
    ['line breaks', '<b>\n~\n<b>'],
  ])('with %s is shown as it was written', (_, html) => {
    expect(unpack(pack(html))).toBe(html)
  })

  it('is shown as it was written, whatever it is made of', () => {
    const pieces = fc.constantFrom(
      ...phrases,
      '~',
      '#',
      'a',
      ' id="',
      '"',
      'x',
      '\n',
      '</h2>',
      '<h2 id="x">',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const html = parts.join('')
        expect(unpack(pack(html))).toBe(html)
      }),
      { numRuns: 2000 },
    )
  })
})

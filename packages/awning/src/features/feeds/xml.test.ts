import { describe, expect, it } from 'vitest'
import { element, xmlDocument } from './xml.ts'

describe('element', () => {
  it('escapes text and attributes, and leaves out what is not there', () => {
    const { text } = element('a', { href: '/?a=1&b="2"', title: undefined }, '1 < 2 & 3 > 2')
    expect(text).toBe('<a href="/?a=1&amp;b=&quot;2&quot;">1 &lt; 2 &amp; 3 &gt; 2</a>')
  })

  it('is empty where nothing is in it', () => {
    expect(element('b', {}, undefined, []).text).toBe('<b/>')
  })

  it('contains no character that XML does not allow', () => {
    expect(element('c', { d: '\u0007' }, 'a\u0000b\u001bc\td\ud83d').text).toBe(
      '<c d="">abc\td</c>',
    )
  })

  it('contains other characters unchanged, including emoji', () => {
    expect(element('c', {}, element('d', {}, '📦'), [element('e')]).text).toBe(
      '<c>\n<d>📦</d>\n<e/></c>',
    )
  })
})

describe('xmlDocument', () => {
  it('names its style sheet, if it has one', () => {
    expect(xmlDocument(element('a'))).toBe('<?xml version="1.0" encoding="utf-8"?>\n<a/>\n')
    expect(xmlDocument(element('a'), '/feed.css')).toContain(
      '<?xml-stylesheet type="text/css" href="/feed.css"?>',
    )
  })
})

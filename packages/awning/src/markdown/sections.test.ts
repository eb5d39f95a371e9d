import { describe, expect, it } from 'vitest'
import { compileMd } from './compiling.testing.ts'

const textOf = (source: string) => compileMd(source).sections.map(({ text }) => text)

describe('the text of a document for search', () => {
  it('has the characters that readers see in HTML, not their references', () => {
    expect(textOf('<p>Tom &amp; Jerry &lt;3</p>')).toEqual(['Tom & Jerry <3'])
    expect(textOf('<p>&eacute;&#33;&amp;lt;</p>')).toEqual(['é!&lt;'])
  })

  it('keeps what only looks like a reference', () => {
    expect(textOf('<p>R&D, AT&nothing;</p>')).toEqual(['R&D, AT&nothing;'])
  })
})

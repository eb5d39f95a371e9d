import { describe, expect, it } from 'vitest'
import { createFold } from './fold.ts'

const fold = createFold('層疊夢', '层叠梦')

describe('folding', () => {
  it.each([
    ['ＣＳＳ　３', 'css 3', 'full and half width'],
    ['Pokémon', 'pokemon', 'accents'],
    ['addEventListener', 'addeventlistener', 'case'],
    ['層疊上下文', '层叠上下文', 'traditional and simplified'],
  ])('writes %s as %s: %s are alike', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('keeps every character in its place', () => {
    for (const text of ['İstanbul ﬁ ½ ㍿ 한글 𠮷野家 が', 'ﾊﾟ①Ⅳ'])
      expect(fold(text)).toHaveLength(text.length)
  })

  it('does the same to what is folded already', () => {
    const text = fold('層疊 ＡＢＣ É')
    expect(fold(text)).toBe(text)
  })
})

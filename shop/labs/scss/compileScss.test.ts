import { describe, expect, it } from 'vitest'
import { codec } from './codec.ts'
import { compileScss } from './compileScss.ts'
import { presets } from './presets.ts'

describe('the compiler', () => {
  it('replaces variables by their values', () => {
    expect(compileScss('$gap: 8px; .a { margin: $gap $gap; }').css).toBe(
      '.a {\n  margin: 8px 8px;\n}',
    )
  })

  it('writes nested rules with the selectors around them', () => {
    expect(compileScss('.a, .b { p { gap: 1px } }').css).toBe('.a p, .b p {\n  gap: 1px;\n}')
  })

  it('replaces & by the selector around it, so that a suffix can be added', () => {
    expect(compileScss('.card { &__title { gap: 1px } &:hover { gap: 2px } }').css).toBe(
      '.card__title {\n  gap: 1px;\n}\n\n.card:hover {\n  gap: 2px;\n}',
    )
  })

  it('moves @media to the outside', () => {
    expect(compileScss('.a { gap: 1px; @media (width > 40rem) { gap: 2px } }').css).toBe(
      '.a {\n  gap: 1px;\n}\n\n@media (width > 40rem) {\n  .a {\n    gap: 2px;\n  }\n}',
    )
  })

  it('names what is wrong', () => {
    expect(compileScss('.a { gap: 1px').error).toBe('braces')
    expect(compileScss('.a { } }').error).toBe('braces')
    expect(compileScss('.a { gap }').error).toBe('semicolon')
  })

  it('starts with an example where an address has no text', () => {
    expect(codec.decode('')).toBeUndefined()
  })

  it('reads all examples', () => {
    for (const text of Object.values(presets)) {
      expect(compileScss(text).error).toBeUndefined()
      expect(compileScss(text).css).not.toContain('$')
      expect(codec.decode(codec.encode(text))).toBe(text)
    }
  })
})

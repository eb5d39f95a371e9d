import { describe, expect, it } from 'vitest'
import { containsCjk, isCjk } from './cjkCharacter.ts'

describe('isCjk', () => {
  it.each([...'中㐀𠮷かカｶ々ー한ᄀㄅ。、「」（）！：～　￥㊗'])('counts %s as CJK', (char) => {
    expect(isCjk(char)).toBe(true)
  })

  it.each([
    ...'\u3105\ua000\u{17000}\u{1b170}\u{18b00}\u20a9\u2329\u2630\u{16fe0}\u{1d300}\u{1f200}\u{20000}\u{3fffd}',
  ])('counts characters of rare scripts: %s', (char) => {
    expect(isCjk(char)).toBe(true)
  })

  it.each([...'aé1.(“”’…—·①★π😀👍✅ \n'])('does not count %j', (char) => {
    expect(isCjk(char)).toBe(false)
  })
})

describe('containsCjk', () => {
  it('finds a single CJK character anywhere', () => {
    expect(containsCjk('abc 中 def')).toBe(true)
    expect(containsCjk('abc “def”…')).toBe(false)
    expect(containsCjk('')).toBe(false)
  })
})

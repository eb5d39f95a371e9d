import { describe, expect, it } from 'vitest'
import { containsCjk, isCjk } from './cjkCharacter.ts'

describe('isCjk', () => {
  it.each([...'中㐀𠮷かカｶ々ー한ᄀㄅ。、「」（）！：～　￥㊗'])('counts %s as CJK', (char) => {
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

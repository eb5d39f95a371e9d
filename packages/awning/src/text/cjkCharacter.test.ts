import { describe, expect, it } from 'vitest'
import { holdsCjk, isCjk } from './cjkCharacter.ts'

describe('isCjk', () => {
  it.each([...'中㐀𠮷かカｶ々ー한ᄀㄅ。、「」（）！：～　￥㊗'])('counts %s as CJK', (char) => {
    expect(isCjk(char)).toBe(true)
  })

  it.each([...'aé1.(“”’…—·①★π😀👍✅ \n'])('does not count %j', (char) => {
    expect(isCjk(char)).toBe(false)
  })
})

describe('holdsCjk', () => {
  it('finds a single CJK character anywhere', () => {
    expect(holdsCjk('abc 中 def')).toBe(true)
    expect(holdsCjk('abc “def”…')).toBe(false)
    expect(holdsCjk('')).toBe(false)
  })
})

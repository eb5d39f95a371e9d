import { describe, expect, it } from 'vitest'
import { fitText } from './fitText.ts'
import { textWidth } from './textWidth.ts'

describe('fitText', () => {
  it('leaves a text that fits alone', () => {
    expect(fitText('杂货铺', 60, 20)).toEqual({ shown: '杂货铺', cut: '' })
  })

  it('cuts Han between any two characters and leaves room for the ellipsis', () => {
    expect(fitText('技术书与游戏的杂货铺', 100, 20)).toEqual({
      shown: '技术书与…',
      cut: '游戏的杂货铺',
    })
  })

  it('cuts Latin between words', () => {
    expect(fitText('A general store for technology books', 200, 20)).toEqual({
      shown: 'A general store for…',
      cut: 'technology books',
    })
  })

  it('cuts a single word that is too long', () => {
    const { shown, cut } = fitText('Donaudampfschifffahrt', 100, 20)
    expect(shown).toMatch(/^Donau.*…$/)
    expect(shown.replace('…', '') + cut).toBe('Donaudampfschifffahrt')
  })

  it('keeps the Han before a Latin word that does not fit', () => {
    expect(fitText('认识metadata元素', 100, 20)).toEqual({ shown: '认识…', cut: 'metadata元素' })
  })

  it('never exceeds the width', () => {
    for (const text of ['元数据 metadata 写给谁看', 'wwwwwwwwwwwwwwww', '🙂🙂🙂🙂🙂🙂'])
      expect(textWidth(fitText(text, 90, 20).shown, 20)).toBeLessThanOrEqual(90)
  })

  it('shows only the ellipsis where nothing else fits', () => {
    expect(fitText('杂货铺', 20, 20)).toEqual({ shown: '…', cut: '杂货铺' })
  })
})

import { describe, expect, it } from 'vitest'
import { linkLab } from './lab.ts'
import { presets } from './loadingSettings.ts'
import { simulate } from './simulate.ts'

describe('the text of the lab', () => {
  it.each(['zh', 'en'] as const)('states what the model computes, in %s', (locale) => {
    const [naive, defer] = [simulate(presets.naive), simulate(presets.defer)]
    expect(linkLab.text[locale]).toContain(String(naive.firstPaint))
    expect(linkLab.text[locale]).toContain(String(defer.firstPaint))
  })

  it('rounds the gain and the cost of a preloaded font', () => {
    const [naive, font] = [simulate(presets.naive), simulate(presets.font)]
    expect(Math.round((naive.fontShown - font.fontShown) / 100)).toBe(5)
    expect(font.firstPaint - naive.firstPaint).toBe(200)
  })
})

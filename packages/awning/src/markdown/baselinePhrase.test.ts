import { describe, expect, it } from 'vitest'
import { shippedStrings } from '../i18n/shippedStrings.ts'
import { baselinePhrase } from './baselinePhrase.ts'
import type { BrowserSupport } from './writeContext.ts'

function phrase(lang: string, support: BrowserSupport): string {
  const strings = shippedStrings[lang === 'zh' ? 'zh-Hans' : lang]
  if (!strings) throw new Error(`no texts in ${lang}`)
  return baselinePhrase(support, strings.baseline, lang)
}

const high = { state: 'high', since: '2023-02-14', orEarlier: false } as const
const limited = {
  state: 'limited',
  has: ['Chrome 125', 'Edge 125'],
  lacks: ['Firefox', 'Safari'],
  date: '2026-09-22',
} as const

describe('baselinePhrase', () => {
  it.each([
    ['en', 'in all major browsers since February 2023'],
    ['zh', '2023年2月起各大浏览器都支持'],
    ['ru', 'во всех основных браузерах с февраля 2023 г.'],
    ['de', 'seit Februar 2023 in allen großen Browsern'],
    ['ko', '2023년 2월부터 모든 주요 브라우저에서 지원'],
  ])('names the month in %s', (lang, expected) => {
    // Versions of ICU differ in which space they write.
    expect(phrase(lang, high).replace(/\s/g, ' ')).toBe(expected)
  })

  it.each([
    ['en', 'since Chrome 125 and Edge 125, missing from Firefox and Safari as of September 2026'],
    ['zh', 'Chrome 125和Edge 125起支持，截至2026年9月，Firefox和Safari还不支持'],
  ])('names browsers and the date of the data in %s', (lang, expected) => {
    expect(phrase(lang, limited)).toBe(expected)
  })

  it('says what is new, old, everywhere or nowhere', () => {
    expect(phrase('en', { ...high, state: 'low' })).toBe(
      'in all major browsers only since February 2023',
    )
    expect(phrase('en', { ...high, orEarlier: true })).toBe(
      'in all major browsers since February 2023 or earlier',
    )
    expect(phrase('en', { ...limited, lacks: [] })).toBe('since Chrome 125 and Edge 125')
    expect(phrase('en', { ...limited, has: [] })).toBe('in no major browser as of September 2026')
  })
})

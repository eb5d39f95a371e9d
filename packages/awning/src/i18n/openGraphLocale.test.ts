import { expect, it } from 'vitest'
import { openGraphLocale } from './openGraphLocale.ts'

it.each([
  ['zh', 'zh_CN'],
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['zh-Hant', 'zh_TW'],
  ['pt', 'pt_BR'],
])('Open Graph calls %s %s', (lang, name) => {
  expect(openGraphLocale(lang)).toBe(name)
})

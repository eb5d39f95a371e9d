import { expect, it } from 'vitest'
import { giscusLanguage } from './giscusLanguage.ts'

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['zh', 'zh-CN'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['pt-BR', 'pt'],
  ['ja', 'ja'],
  ['el', 'gr'],
  ['hi', 'en'],
])('comments of a page in %s are in %s', (lang, expected) => {
  expect(giscusLanguage(lang)).toBe(expected)
})

import { expect, it } from 'vitest'
import { languageNameIn, textDirection } from './language.ts'

it.each([
  ['zh', 'en', 'Chinese'],
  ['zh-CN', 'en', 'Chinese'],
  ['en-GB', 'fr', 'anglais'],
  ['zh-Hant', 'zh', '繁体中文'],
  ['pt-PT', 'pt-BR', 'português (Portugal)'],
])('%s is called in %s: %s', (lang, inLang, name) => {
  expect(languageNameIn(lang, inLang)).toBe(name)
})

it.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['ja', 'ltr'],
])('%s is written %s', (lang, direction) => {
  expect(textDirection(lang)).toBe(direction)
})

import { describe, expect, it } from 'vitest'
import { isGroup } from './overrides.ts'
import { pluralCategories } from './pluralCategories.ts'
import { shippedStrings } from './shippedStrings.ts'
import type { PluralForms } from './strings.ts'
import { stringsFor } from './stringsFor.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'
import { zhHant } from './zhHant.ts'

type Text = string | readonly string[] | PluralForms

const isText = (value: unknown): value is Text =>
  typeof value === 'string' || Array.isArray(value) || !isGroup(value)

/** Every string by its key, such as `search.open`. */
function textsOf(group: object, prefix = ''): Map<string, Text> {
  return new Map(
    Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
      if (isText(value)) return [[prefix + name, value] as const]
      return isGroup(value) ? [...textsOf(value, `${prefix}${name}.`)] : []
    }),
  )
}

const parts = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values<string>(text)
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

const english = textsOf(en)
const languages = Object.entries(shippedStrings).map(([lang, strings]) => ({
  lang,
  texts: textsOf(strings),
}))
const others = languages.filter(({ lang }) => lang !== 'en')

/** Texts that are the same as in English, because the language writes them so. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: ['versionBadge', 'markdown.experiment', 'spoiler', 'spoilerAbout'],
  'pt-BR': ['live.consoleTitle', 'spoiler', 'spoilerAbout'],
  fr: ['live.consoleTitle', 'versions'],
}
/** Texts without words: the marks around their placeholders are the same in many languages. */
const wordless = ['markdown.fact', 'offline.actionOf']

describe('the words of the interface', () => {
  it('exist in the twelve languages that the engine promises', () => {
    expect(Object.keys(shippedStrings)).toEqual(
      'zh-Hans zh-Hant en ja ko de fr es pt-BR ru ar hi'.split(' '),
    )
  })

  it.each(languages)('are complete in $lang', ({ texts }) => {
    expect([...english.keys()].filter((key) => !texts.has(key))).toEqual([])
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([])
    expect([...texts].filter(([, text]) => parts(text).some((part) => !part.trim()))).toEqual([])
  })

  it.each(languages)('name every parameter in $lang, and no other', ({ texts }) => {
    for (const [key, text] of texts) {
      const expected = english.get(key)
      if (typeof text === 'string' && typeof expected === 'string')
        expect(placeholders(text), key).toEqual(placeholders(expected))
    }
  })

  it.each(languages)('have every plural form that $lang needs, with the number', (language) => {
    const categories = pluralCategories(language.lang)
    for (const [key, text] of language.texts) {
      if (typeof text === 'string' || Array.isArray(text)) continue
      const forms = new Map(Object.entries(text))
      expect([...forms.keys()].toSorted(), key).toEqual(
        [...new Set([...categories.keys(), 'other'])].toSorted(),
      )
      for (const [form, written] of forms) {
        // A form for exactly one number may have it in words: "One page".
        const isOneNumber = [...categories].some(
          ([name, { length }]) => name === form && length < 2,
        )
        expect(isOneNumber ? ['{count}'] : placeholders(written), `${key}.${form}`).toEqual([
          '{count}',
        ])
      }
    }
  })

  it.each(others)('are not English in $lang, but for the words of both', ({ lang, texts }) => {
    const same = [...texts].flatMap(([key, text]) =>
      JSON.stringify(text) === JSON.stringify(english.get(key)) ? [key] : [],
    )
    expect(same.filter((key) => !wordless.includes(key)).toSorted()).toEqual(
      (sameAsEnglish[lang] ?? []).toSorted(),
    )
  })

  it('are other words in traditional than in simplified Chinese', () => {
    const traditional = [...textsOf(zhHant).values()].flatMap(parts).join()
    expect(traditional).not.toMatch(
      /链接|連接|搜索|默認|默认|服務器|文檔|網絡|屏幕|打印|[这没错个载连页线为]/,
    )
    expect(zhHant.search.open).not.toBe(zh.search.open)
  })

  it.each(languages)('are short enough for buttons in $lang', ({ lang, texts }) => {
    const isWide = /^(?:zh|ja|ko)/.test(lang)
    const button = isWide ? 12 : 28
    for (const key of [
      'close',
      'tryAgain',
      'retry',
      'labReset',
      'labShare',
      'previous',
      'next',
      'readMore',
      'viewAll',
      'search.open',
      'search.more',
      'search.clearRecent',
      'offline.save',
      'offline.resume',
      'offline.update',
      'offline.stop',
      'offline.remove',
      'offline.removeAll',
      'offline.reload',
    ])
      expect(String(texts.get(key)).length, key).toBeLessThanOrEqual(button)
    for (const [key, text] of texts) {
      const longest = Math.max(...parts(english.get(key) ?? '').map(({ length }) => length))
      for (const part of parts(text))
        expect(part.length, `${key}: ${part}`).toBeLessThanOrEqual(longest * 1.9 + 20)
    }
  })

  it('quote the specification in English', () => {
    expect([en.skipToContent, en.crashTitle, en.tryAgain, en.retry]).toEqual([
      'Skip to main content',
      'This page crashed.',
      'Try again',
      'Retry',
    ])
  })
})

describe('the strings of a language', () => {
  it.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-hans-hk', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['pt', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-GB', 'en'],
    ['de-AT', 'de'],
    ['es-419', 'es'],
    ['ar-EG', 'ar'],
    ['ja-JP-u-ca-japanese', 'ja'],
  ])('%s are those of %s', (lang, shipped) => {
    expect(stringsFor(lang)).toBe(shippedStrings[shipped])
  })

  it.each(['it', 'fa', 'zh-Latn-pinyin', 'hi-Latn', 'xx'])('%s do not exist', (lang) => {
    expect(stringsFor(lang)).toBeUndefined()
  })
})

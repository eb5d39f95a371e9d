import { z } from 'zod'
import { checkLocale } from './checkLocale.ts'
import type { SchemaContext } from './context.ts'
import { options } from './options.ts'

/**
 * The rules for texts that `awning check` applies, each on or off, for all locales or for some. A rule
 * about one language is applied to texts of that language only. What
 * is wrong on any site is on by default; what is a matter of house style is off.
 *
 * @example { description: true, chineseSpacing: { zh: true } }
 */
export function proseLintSchema(context: SchemaContext) {
  const { locales } = context
  const rule = (isOn: boolean) =>
    z
      .union([z.boolean(), z.record(z.string(), z.boolean())], {
        error: 'must be true, false, or one of them for each locale. Write { zh: true }.',
      })
      .superRefine((value, issues) => {
        for (const id of typeof value === 'boolean' ? [] : Object.keys(value))
          checkLocale(id, context, issues)
      })
      .transform((value): Readonly<Record<string, boolean>> =>
        Object.fromEntries(
          locales.map((id) => [id, typeof value === 'boolean' ? value : (value[id] ?? isOn)]),
        ),
      )
      .prefault(isOn)
  return options({
    /** A picture has a text alternative. Default: true. @example false */
    imageText: rule(true),
    /** Words are spelt as `content/glossary.yml` has them; nothing without that file. Default: true. @example false */
    glossary: rule(true),
    /** A translation records which version of its original it was made from; only a hint on a small site. Default: true. @example false */
    translationSource: rule(true),
    /** Requires that every page has a description. Default: false. @example true */
    description: rule(false),
    /** Sections of docs have ids of their own, the same in every language. Default: false. @example true */
    headingIds: rule(false),
    /** Two other texts at least link to a doc; only a hint on a small site. Default: false. @example true */
    orphans: rule(false),
    /** A translation has the sections, code and pictures of its original. Default: false. @example true */
    parity: rule(false),
    /** What browsers support is written with `:baseline`, and no prose contradicts the data of `web-features`. Default: false. @example true */
    baseline: rule(false),
    /** No Chinese is left in a text of another language; Japanese and Korean texts are not checked. Default: false. @example { en: true } */
    foreignScript: rule(false),
    /** Chinese sentences have full-width punctuation. Default: false. @example true */
    chinesePunctuation: rule(false),
    /** Chinese sentences have full-width brackets. Default: false. @example true */
    chineseBrackets: rule(false),
    /** Chinese quotes are “ and ”; traditional Chinese is not checked. Default: false. @example true */
    chineseQuotes: rule(false),
    /** A Chinese ellipsis has six dots. Default: false. @example true */
    chineseEllipsis: rule(false),
    /** A Chinese dash is two characters long. Default: false. @example true */
    chineseDashes: rule(false),
    /** Forbids spaces between Chinese characters and others. Default: false. @example true */
    chineseSpacing: rule(false),
    /** No two Chinese punctuation marks are in a row. Default: false. @example true */
    chineseDoubledMarks: rule(false),
    /** Latin letters and digits are not full-width. Default: false. @example true */
    chineseFullWidth: rule(false),
  })
}

import { z } from 'zod'
import { languageName, textDirection } from '../language.ts'
import { isGeneratedFolder, isRootFile } from '../rootFiles.ts'
import { options } from './options.ts'

const locale = options({
  /**
   * Folder under `content/` and, except for the default locale, the first segment of the address.
   * Required.
   *
   * @example 'fr'
   */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, "must be letters, digits and hyphens. Write 'fr' or 'pt-br'.")
    .refine(
      (id) => !isRootFile(id) && !isGeneratedFolder(id),
      "must not be the name of a folder that the build writes. Write 'fr' or 'pt-br'.",
    ),
  /**
   * The language's name in the language menu. Default: its name in the language itself.
   *
   * @example 'Français'
   */
  label: z.string().min(1, 'must not be empty').optional(),
  /**
   * BCP 47 tag for `<html lang>`, hreflang, and the form of dates and numbers. Default: the id.
   *
   * @example 'pt-BR'
   */
  lang: z
    .string()
    .refine(isLanguageTag, "must be a BCP 47 language tag. Write 'en' or 'pt-BR'.")
    .optional(),
  /** The direction of writing. Default: the usual one of the language. @example 'rtl' */
  dir: z.enum(['ltr', 'rtl']).optional(),
}).transform(({ id, ...given }, issues) => {
  const lang = given.lang ?? id
  if (!isLanguageTag(lang)) {
    issues.addIssue({
      code: 'custom',
      message: `the id "${id}" is no language tag. Write lang: 'en' beside it.`,
    })
    return z.NEVER
  }
  const { label = languageName(lang), dir = textDirection(lang) } = given
  return { id, label, lang, dir }
})

/**
 * The languages of the site. Default: English alone, with the id `en`.
 *
 * @example [{ id: 'en' }, { id: 'fr' }]
 */
export const localesSchema = z
  .array(locale)
  .min(1, "must name one locale at least. Write [{ id: 'en' }].")
  .superRefine((locales, issues) => {
    for (const [index, { id }] of locales.entries())
      if (locales.findIndex((other) => other.id === id) < index)
        issues.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `there are two locales "${id}". Each needs an id of its own.`,
        })
  })
  .prefault([{ id: 'en' }])

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

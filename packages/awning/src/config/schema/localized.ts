import { z } from 'zod'
import { checkLocale } from './checkLocale.ts'
import type { SchemaContext } from './context.ts'

const expected = {
  error: ({ input }: { readonly input?: unknown }) =>
    `${input === undefined ? 'is missing: it must' : 'must'} be text, or a text for each locale. Write 'Guide' or { en: 'Guide', fr: 'Manuel' }.`,
}

/**
 * A text that readers see: a plain string is the same in every language, an object has a text for
 * each locale, and the default locale's text is used where a translation is missing.
 *
 * @example 'Guide'
 * @example { en: 'Guide', fr: 'Manuel' }
 */
export function localizedText(context: SchemaContext) {
  return localized(context, z.string().min(1, 'must not be empty'))
}

/** The same for a text that may be left out: an empty string means that there is none. */
export function optionalText(context: SchemaContext) {
  return localized(context, z.string())
}

function localized(context: SchemaContext, text: z.ZodString) {
  const { locales, defaultLocale } = context
  return z.union([text, z.record(z.string(), text)], expected).transform((value, issues) => {
    if (typeof value === 'string') return Object.fromEntries(locales.map((id) => [id, value]))
    for (const id of Object.keys(value)) checkLocale(id, context, issues, [id])
    if (defaultLocale !== undefined && value[defaultLocale] === undefined) {
      issues.addIssue({
        code: 'custom',
        message: `has no text for the default locale. Write { ${defaultLocale}: '…' }.`,
      })
    }
    return value
  })
}

import { z } from 'zod'
import type { SiteConfig } from '../config/site.ts'
import { pageAddress } from '../content/pageAddress.ts'
import type { PageFile } from '../content/pageFiles.ts'
import type { Report } from '../content/diagnostic.ts'
import type { ReactPageMetadata } from '../content/reactPageFile.ts'
import { aliases, date, flag, text, texts } from '../content/schemas.ts'
import { nearest } from '../text/nearest.ts'

const example = "Write export const metadata = { title: 'About us', description: 'Who we are.' }."

const localized = z.union([text, z.record(z.string(), text)], {
  error: "must be text, or a text for each locale: { en: 'About us', fr: 'Qui sommes-nous' }",
})

const schema = z.strictObject(
  {
    title: localized.optional(),
    description: localized.optional(),
    keywords: texts.optional(),
    aliases: aliases.optional(),
    draft: flag.optional(),
    date: date.optional(),
    unlisted: flag.optional(),
    noindex: flag.optional(),
    search: flag.optional(),
  },
  { error: 'must be an object' },
)

/** Checks what a React page exports as `metadata`; undefined where that is wrong, which is reported. */
export function readPageMetadata(
  value: unknown,
  { file, key }: PageFile,
  { defaultLocale }: Pick<SiteConfig, 'defaultLocale'>,
  report: Report,
): ReactPageMetadata | undefined {
  const mistake = (message: string, hint = example): undefined => {
    report({ severity: 'error', file, message, hint })
    return undefined
  }
  if (value === undefined) return mistake('there is no export called metadata')
  const result = schema.safeParse(value)
  if (!result.success) {
    for (const issue of result.error.issues) {
      if (issue.code !== 'unrecognized_keys') {
        mistake(`${['metadata', ...issue.path].join('.')}: ${issue.message}`)
        continue
      }
      for (const field of issue.keys) {
        const known = Object.keys(schema.shape)
        const guess = nearest(field, known)
        mistake(
          `metadata has no field "${field}"`,
          guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}.`,
        )
      }
    }
    return undefined
  }
  const { title } = result.data
  if (title === undefined && pageAddress(key) !== '/') return mistake('metadata has no title')
  if (typeof title === 'object' && title[defaultLocale] === undefined)
    return mistake(
      `metadata.title has no text for the default locale`,
      `Write title: { ${defaultLocale}: '…' }.`,
    )
  return result.data
}

import { options } from './options.ts'
import type { SchemaContext } from './context.ts'
import { localizedText } from './localized.ts'
import { z } from 'zod'

/** A link of navbar or footer. */
export function linkSchema(context: SchemaContext) {
  return options({
    /** What the link says. Required. @example { en: 'Guide', fr: 'Manuel' } */
    label: localizedText(context),
    /**
     * Where it leads: a path inside the site, without locale, or a complete address. Required.
     *
     * @example '/docs/guide/'
     */
    to: z.string().min(1, "must not be empty. Write '/docs' or 'https://example.com'."),
  })
}

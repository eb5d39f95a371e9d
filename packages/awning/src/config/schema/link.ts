import { z } from 'zod'
import { linkMistake } from '../linkMistake.ts'
import type { SchemaContext } from './context.ts'
import { localizedText } from './localized.ts'
import { options } from './options.ts'

/** A path inside the site, without locale, or an address that a browser can follow. */
export const linkTarget = z.string().superRefine((target, issues) => {
  const message = linkMistake(target)
  if (message !== undefined) issues.addIssue({ code: 'custom', message })
})

/** The fields of every link of the settings. */
export function linkFields(context: SchemaContext) {
  return {
    /** What the link says. Required. @example { en: 'Guide', fr: 'Manuel' } */
    label: localizedText(context),
    /**
     * Where it leads: a path inside the site, without locale, a complete address, or `mailto:`.
     * Required.
     *
     * @example '/docs/guide/'
     */
    to: linkTarget,
  }
}

/** A link of the footer, or in a menu of the navbar. */
export function linkSchema(context: SchemaContext) {
  return options(linkFields(context))
}

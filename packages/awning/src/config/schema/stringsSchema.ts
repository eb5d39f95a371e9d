import { z } from 'zod'
import { checkOverrides } from '../../i18n/checkOverrides.ts'
import type { StringOverrides } from '../../i18n/overrides.ts'

/**
 * Words of the interface in place of the built-in ones, by locale. A language that is not built in
 * needs all of them: `check` and `build` list what is missing, and readers see that in English.
 *
 * @example { en: { notFoundTitle: 'Nothing here', search: { placeholder: 'Search the handbook' } } }
 */
export const stringsSchema = z.record(
  z.string(),
  z.custom<StringOverrides>().superRefine((overrides, issues) => {
    for (const { path, message } of checkOverrides(overrides))
      issues.addIssue({ code: 'custom', path: [...path], message })
  }),
)

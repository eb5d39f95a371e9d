import type { z } from 'zod'
import { nearest } from '../../text/nearest.ts'
import type { SchemaContext } from './context.ts'

/** Reports a locale that the site does not have. */
export function checkLocale(
  id: string,
  { locales, areLocalesValid }: SchemaContext,
  issues: z.core.$RefinementCtx,
  path: string[] = [],
): void {
  if (!areLocalesValid || locales.includes(id)) return
  const guess = nearest(id, locales)
  const hint = guess === undefined ? `The locales are ${locales.join(', ')}.` : `Write "${guess}".`
  issues.addIssue({ code: 'custom', path, message: `there is no locale "${id}". ${hint}` })
}

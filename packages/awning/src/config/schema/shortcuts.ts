import { z } from 'zod'
import { actionShortcuts } from '../actionShortcuts.ts'
import type { SchemaContext } from './context.ts'
import { linkTarget } from './link.ts'
import { localizedText } from './localized.ts'
import { options } from './options.ts'

/**
 * Keys that lead to a page. The list replaces the default one: `g h` for the home page, `g d` for the
 * docs, and `g` with the first free letter of its id for each collection.
 *
 * @example [{ keys: 'g a', label: 'API reference', to: '/docs/api/' }]
 */
export function shortcutsSchema(context: SchemaContext) {
  return z
    .array(
      options({
        /** One key, or two that are pressed one after the other. Required. @example 'g a' */
        keys: z
          .string()
          .regex(
            /^[^\s](?: [^\s])?$/u,
            "must be one key, or two with a space between. Write 'g a'.",
          )
          .refine((keys) => !isAction(keys), 'is the key of a built-in action, or begins with it'),
        /** What the list of shortcuts says. Required. @example 'API reference' */
        label: localizedText(context),
        /** A path inside the site, without locale, or a complete address. Required. @example '/docs/api/' */
        to: linkTarget,
      }),
    )
    .superRefine((shortcuts, issues) => {
      for (const [index, { keys }] of shortcuts.entries()) {
        const clash = shortcuts.find(
          (other, at) => at < index && (other.keys === keys || isPrefix(other.keys, keys)),
        )
        if (clash)
          issues.addIssue({
            code: 'custom',
            path: [index, 'keys'],
            message: `"${keys}" and "${clash.keys}" cannot be told apart. Choose other keys.`,
          })
      }
    })
}

/** One is the first key of the other: it could never be finished. */
function isPrefix(one: string, other: string): boolean {
  return other.startsWith(`${one} `) || one.startsWith(`${other} `)
}

function isAction(keys: string): boolean {
  return actionShortcuts.some((action) => action.keys === keys || isPrefix(action.keys, keys))
}

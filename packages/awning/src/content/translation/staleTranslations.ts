import type { LocaleId } from '../../config/site.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { changedLines, type Change } from './changedLines.ts'
import { originalAtHash } from './originalAtHash.ts'
import { translatable } from './sourceHash.ts'
import type { Translation } from './translationStates.ts'

/** How much of its original has changed since a translation was made; undefined where that is unknown. */
export function changeSince(root: string, translation: Translation): Change | undefined {
  const { original, madeFrom, state } = translation
  if (state !== 'stale' || madeFrom === undefined) return undefined
  const previous = originalAtHash(root, original.file, madeFrom)
  return previous === undefined
    ? undefined
    : changedLines(translatable(previous), translatable(original.source))
}

/**
 * Reports translations whose original has changed since, and those that do not record their original,
 * if the settings ask for that in their locale.
 */
export function staleTranslations(
  root: string,
  translations: readonly Translation[],
  unrecorded: {
    readonly isReported: (locale: LocaleId) => boolean
    readonly severity: 'suggestion' | 'hint'
  },
): Diagnostic[] {
  return translations.flatMap((translation): Diagnostic[] => {
    const { state, file, original, locale } = translation
    const record = `npx awning translated ${file}`
    if (file === undefined || state === 'missing' || state === 'current') return []
    if (state === 'unrecorded' && !unrecorded.isReported(locale)) return []
    if (state === 'unrecorded')
      return [
        {
          severity: unrecorded.severity,
          file,
          message: `this translation does not record which version of ${original.file} it was made from`,
          hint: `If it matches the original, run in the folder of the site: ${record}`,
        },
      ]
    const change = changeSince(root, translation)
    const size = change ? `: ${change.added} lines more, ${change.removed} fewer` : ''
    return [
      {
        severity: 'warning',
        file,
        message: `${original.file} has changed since this translation was made${size}`,
        hint: `Translate what changed, then run in the folder of the site: ${record}`,
      },
    ]
  })
}

import type { LocaleId } from '../../config/site.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { changedLines, type Change } from './changedLines.ts'
import { earlierOriginals } from './earlierOriginals.ts'
import { translatable } from './sourceHash.ts'
import type { Translation } from './translationStates.ts'

/** How much of their originals has changed since translations were made, where that is known. */
export function changesSince(
  root: string,
  translations: readonly Translation[],
): ReadonlyMap<Translation, Change> {
  const stale = translations.flatMap((translation) => {
    const { original, madeFrom, state } = translation
    if (state !== 'stale' || madeFrom === undefined) return []
    return [{ translation, version: { file: original.file, hash: madeFrom } }]
  })
  const originals = earlierOriginals(
    root,
    stale.map(({ version }) => version),
  )
  const changes = new Map<Translation, Change>()
  for (const { translation, version } of stale) {
    const previous = originals.get(version)
    const now = translatable(translation.original.source)
    if (previous !== undefined) changes.set(translation, changedLines(translatable(previous), now))
  }
  return changes
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
  const changes = changesSince(root, translations)
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
    const change = changes.get(translation)
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

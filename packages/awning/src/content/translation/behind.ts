import type { Problem } from '../problem.ts'
import { changedLines, type Change } from './changedLines.ts'
import { pastSource } from './pastSource.ts'
import { translatable } from './sourceHash.ts'
import type { Translation } from './states.ts'

/** How much of its original has changed since a translation was made; undefined where nobody knows. */
export function changeSince(root: string, translation: Translation): Change | undefined {
  const { original, madeFrom, state } = translation
  if (state !== 'stale' || madeFrom === undefined) return undefined
  const before = pastSource(root, original.file, madeFrom)
  return before === undefined
    ? undefined
    : changedLines(translatable(before), translatable(original.source))
}

/** Translations that are behind their original, or do not say of which it is one. */
export function behind(root: string, translations: readonly Translation[]): Problem[] {
  return translations.flatMap((translation): Problem[] => {
    const { state, file, original } = translation
    const record = `npm run translated -- ${file}`
    if (file === undefined || state === 'missing' || state === 'current') return []
    if (state === 'unrecorded')
      return [
        {
          severity: 'suggestion',
          file,
          message: `it does not say from which state of ${original.file} it was made`,
          hint: `If it says what the original says: ${record}`,
        },
      ]
    const change = changeSince(root, translation)
    const size = change ? `: ${change.added} lines more, ${change.removed} fewer` : ''
    return [
      {
        severity: 'warning',
        file,
        message: `${original.file} has changed since this translation was made${size}`,
        hint: `Translate what changed, then: ${record}`,
      },
    ]
  })
}

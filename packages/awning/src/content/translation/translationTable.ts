import { changesSince } from './staleTranslations.ts'
import type { Translation } from './translationStates.ts'

const words: Readonly<Record<Translation['state'], string>> = {
  current: 'up to date',
  stale: 'stale',
  unrecorded: 'unrecorded',
  missing: 'missing',
}
const order: readonly Translation['state'][] = ['stale', 'unrecorded', 'missing', 'current']

/** The state of all translations, what needs work first. */
export function translationTable(root: string, translations: readonly Translation[]): string {
  const changes = changesSince(root, translations)
  const rows = translations
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map((translation) => {
      const change = changes.get(translation)
      const size = change ? `  +${change.added} −${change.removed} lines` : ''
      return `  ${translation.locale}  ${words[translation.state].padEnd(10)}  ${translation.key}${size}`
    })
  return [...rows, '', translationCounts(translations)].join('\n')
}

/** How many translations are in each state, as a sentence. */
export function translationCounts(translations: readonly Translation[]): string {
  const counts = order
    .map(
      (state) => [translations.filter((one) => one.state === state).length, words[state]] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
  return `${translations.length} translations: ${counts.join(', ') || 'none'}.`
}

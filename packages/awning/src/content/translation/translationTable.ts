import { changeSince } from './staleTranslations.ts'
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
  const rows = translations
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map((translation) => {
      const change = changeSince(root, translation)
      const size = change ? `  +${change.added} −${change.removed} lines` : ''
      return `  ${translation.locale}  ${words[translation.state].padEnd(10)}  ${translation.key}${size}`
    })
  const counts = order
    .map(
      (state) => [translations.filter((one) => one.state === state).length, words[state]] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
  return [...rows, '', `${translations.length} translations: ${counts.join(', ') || 'none'}.`].join(
    '\n',
  )
}

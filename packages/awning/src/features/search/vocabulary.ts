import type { Fold } from './fold.ts'
import { foldText } from './foldedText.ts'
import { wordsIn } from './words.ts'

/** Words that are long enough to be mistyped. They are deduplicated before they are split, which is expensive. */
const longWords = /[\w$\u00c0-\u024f\u0370-\u04ff]{3,}/g

/** The words of some texts, and for identifiers the endings that begin with one of their parts. */
export function vocabularyOf(texts: Iterable<string>, fold: Fold): Set<string> {
  const found = new Set<string>()
  for (const text of texts) for (const word of text.match(longWords) ?? []) found.add(word)
  const words = new Set<string>()
  for (const word of found) for (const part of wordsIn(foldText(word, fold))) words.add(part)
  return words
}

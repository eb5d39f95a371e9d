import type { Fold } from './fold.ts'
import { passage } from './passage.ts'
import { wordsIn } from './words.ts'

/** Words as they are written, long enough to be mistyped. Each is taken apart once, however often it stands there. */
const written = /[\w$\u00c0-\u024f\u0370-\u04ff]{3,}/g

/** The words of some texts, whole and from each of their parts on. */
export function vocabularyOf(texts: Iterable<string>, fold: Fold): Set<string> {
  const found = new Set<string>()
  for (const text of texts) for (const word of text.match(written) ?? []) found.add(word)
  const words = new Set<string>()
  for (const word of found) for (const part of wordsIn(passage(word, fold))) words.add(part)
  return words
}

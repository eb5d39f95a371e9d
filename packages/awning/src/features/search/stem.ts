/** Endings that do not change what an English word is about; the first that fits is taken off. */
const endings = ['ingly', 'edly', 'ings', 'ing', 'ies', 'ied', 'es', 'ed', 's', 'e', 'y']
const shortest = 3

/**
 * The part that forms of a word share, and always its beginning, so that it can be looked for:
 * caches, cached, caching, cache → cach; running, runs → run; queries, query → quer.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || /[su]s$/.test(word)) return word
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest,
  )
  if (ending === undefined) return word
  const stem = word.slice(0, -ending.length)
  const isDoubled = /^(?:ing|ed|ings)/.test(ending) && /([bdfgmnprt])\1$/.test(stem)
  return isDoubled && stem.length > shortest ? stem.slice(0, -1) : stem
}

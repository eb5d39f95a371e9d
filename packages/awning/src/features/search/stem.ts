/** Endings of English word forms; the first that matches is removed. */
const endings = ['ingly', 'edly', 'ings', 'ing', 'ies', 'ied', 'es', 'ed', 's', 'e', 'y']
const minStem = 3

/**
 * The part that the forms of a word share. It is always a beginning of the word, so it can be searched for:
 * caches, cached, caching, cache → cach; running, runs → run; queries, query → quer.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || /[su]s$/.test(word)) return word
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= minStem,
  )
  if (ending === undefined) return word
  const stem = word.slice(0, -ending.length)
  const isDoubled = /^(?:ing|ed|ings)/.test(ending) && /([bdfgmnprt])\1$/.test(stem)
  return isDoubled && stem.length > minStem ? stem.slice(0, -1) : stem
}

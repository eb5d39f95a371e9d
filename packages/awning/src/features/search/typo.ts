/** Shorter words have too many others that differ in one letter. */
const minLength = 4
const maxCorrections = 6

/**
 * Words that differ from the typed one by a single typo: a letter added, left out, replaced or swapped with
 * the next. The word may still be incomplete, so beginnings of words are compared too.
 */
export function correctionsFor(typed: string, vocabulary: Iterable<string>): string[] {
  if (typed.length < minLength || !/\p{L}/u.test(typed)) return []
  const whole: string[] = []
  const beginnings: string[] = []
  for (const word of vocabulary) {
    if (word.length < typed.length - 1 || !beginsAlike(typed, word)) continue
    if (word.length <= typed.length + 1 && isOneTypo(typed, word)) whole.push(word)
    else if (typed.length > minLength && begins(typed, word)) beginnings.push(word)
  }
  return (whole.length > 0 ? whole : beginnings).slice(0, maxCorrections)
}

/** A quick test before the exact one: a typo changes at most one of the first two letters, or swaps them. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0] || a[1] === b[1]
}

function begins(typed: string, word: string): boolean {
  return [0, 1, -1].some((more) => isOneTypo(typed, word.slice(0, typed.length + more)))
}

/** Whether two words differ by exactly one typo. */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    return short.slice(at) === long.slice(at + 1)
  }
  if (a.slice(at + 1) === b.slice(at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** Words this short are too near to one another for a guess. */
const shortest = 4
const most = 6

/**
 * The words that a mistyped one may have meant: one letter more, less, other or changed places. A
 * word still being typed is compared with beginnings.
 */
export function meantWords(typed: string, vocabulary: Iterable<string>): string[] {
  if (typed.length < shortest || !/\p{L}/u.test(typed)) return []
  const whole: string[] = []
  const begun: string[] = []
  for (const word of vocabulary) {
    if (word.length < typed.length - 1 || !beginsAlike(typed, word)) continue
    if (word.length <= typed.length + 1 && isOneSlip(typed, word)) whole.push(word)
    else if (typed.length > shortest && begins(typed, word)) begun.push(word)
  }
  return (whole.length > 0 ? whole : begun).slice(0, most)
}

/** One slip cannot touch both of the first two letters, but by changing their places. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || a[0] === b[1] || a[1] === b[0] || a[1] === b[1]
}

function begins(typed: string, word: string): boolean {
  return [0, 1, -1].some((more) => isOneSlip(typed, word.slice(0, typed.length + more)))
}

/** Whether exactly one slip of the fingers lies between two words. */
export function isOneSlip(a: string, b: string): boolean {
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

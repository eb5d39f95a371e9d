/** The candidate that is most similar to a mistyped word, or undefined when none is similar enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearestAmong(candidates)(word)
}

/**
 * The same for many words. After a folder has been moved, thousands of links are broken in a site of thousands of
 * pages, and each of them is compared with each page. The candidates are read with the first word: mostly there is none.
 */
export function nearestAmong(candidates: Iterable<string>): (word: string) => string | undefined {
  let known: readonly Candidate[] | undefined
  /** The same mistake is often found in each language. */
  const found = new Map<string, string | undefined>()
  return (word) => {
    if (!found.has(word)) {
      known ??= Array.from(candidates, (text) => ({ text, characters: charactersOf(text) }))
      found.set(word, nearestOf(charactersOf(word), known))
    }
    return found.get(word)
  }
}

interface Candidate {
  readonly text: string
  readonly characters: Uint32Array
}

function nearestOf(typed: Uint32Array, candidates: readonly Candidate[]): string | undefined {
  let best: string | undefined
  let bestDistance = Infinity
  for (const { text, characters } of candidates) {
    const limit = Math.min(bestDistance - 1, tolerance(typed.length, characters.length))
    if (Math.abs(typed.length - characters.length) > limit) continue
    const distance = editDistance(typed, characters, limit)
    if (distance > limit) continue
    best = text
    bestDistance = distance
    if (distance === 0) break
  }
  return best
}

/** Code points, because an emoji is one character. */
function charactersOf(text: string): Uint32Array {
  return Uint32Array.from(text.toLowerCase(), (character) => character.codePointAt(0) ?? 0)
}

/** One typo per three characters; at least one, but never as many as there are characters. */
function tolerance(typed: number, other: number): number {
  const longer = Math.max(typed, other)
  return Math.min(Math.max(1, Math.floor(longer / 3)), Math.min(typed, other) - 1)
}

/** The last three rows of the table of distances; they are used again, because most comparisons end after a few cells. */
let rows = [new Uint32Array(64), new Uint32Array(64), new Uint32Array(64)] as const

/**
 * Damerau-Levenshtein: insertions, deletions, substitutions and swaps of neighbours. Any number above the limit means that
 * it is exceeded. Only cells that can be within the limit are computed, those near the diagonal.
 */
function editDistance(from: Uint32Array, to: Uint32Array, limit: number): number {
  const beyond = limit + 1
  if (rows[0].length <= to.length) {
    const size = 2 * to.length
    rows = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  }
  let [beforeLast, last, current]: [Uint32Array, Uint32Array, Uint32Array] = [...rows]
  for (let column = 0; column <= to.length; column += 1) last[column] = column
  let lastMinimum = 0
  for (let row = 1; row <= from.length; row += 1) {
    const first = Math.max(1, row - limit)
    const end = Math.min(to.length, row + limit)
    const character = from[row - 1]
    // Neighbours of the computed cells, which the next row may look at.
    current[first - 1] = first === 1 ? row : beyond
    let minimum = current[first - 1] ?? beyond
    for (let column = first; column <= end; column += 1) {
      const other = to[column - 1]
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (character === other ? 0 : 1),
      )
      if (row > 1 && column > 1 && character === to[column - 2] && from[row - 2] === other)
        distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      current[column] = distance
      if (distance < minimum) minimum = distance
    }
    if (end < to.length) current[end + 1] = beyond
    // The next row may still take a swap from the row before this one.
    if (minimum > limit && lastMinimum > limit) return beyond
    lastMinimum = minimum
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  return at(last, to.length)
}

function at(row: Uint32Array, column: number): number {
  return row[column] ?? 0
}

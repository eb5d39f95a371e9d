/** The candidate that is most similar to a mistyped word, or undefined when none is similar enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const typed = Array.from(word.toLowerCase())
  let best: string | undefined
  let bestDistance = Infinity
  for (const candidate of candidates) {
    const other = Array.from(candidate.toLowerCase())
    const limit = Math.min(bestDistance - 1, tolerance(typed.length, other.length))
    const distance = editDistance(typed, other, limit)
    if (distance <= limit) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** One typo per three characters; at least one, but never as many as there are characters. */
function tolerance(typed: number, other: number): number {
  const longer = Math.max(typed, other)
  return Math.min(Math.max(1, Math.floor(longer / 3)), Math.min(typed, other) - 1)
}

/**
 * Damerau-Levenshtein: insertions, deletions, substitutions and swaps of neighbours. Any number above the limit means that
 * it is exceeded: a site has thousands of candidates, and nearly all of them are far from what was typed.
 */
function editDistance(from: string[], to: string[], limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, char] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries()) {
      const cost = char === other ? 0 : 1
      const swapped = column > 0 && char === to[column - 1] && from[row - 1] === other
      current.push(
        Math.min(
          cell(last, column + 1) + 1,
          cell(current, column) + 1,
          cell(last, column) + cost,
          swapped ? cell(beforeLast, column - 1) + 1 : Infinity,
        ),
      )
    }
    // The next row may still take a swap from the row before this one.
    if (Math.min(...current) > limit && Math.min(...last) > limit) return Infinity
    beforeLast = last
    last = current
  }
  return cell(last, to.length)
}

function cell(row: number[], column: number): number {
  return row[column] ?? Infinity
}

/** So many entries of one level are looked over at a glance; a level with more is shown in pieces. */
const windowLimit = 30

/** The pieces of a level are of one size, but for the last: none is a leftover of one or two. */
function windowSize(count: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / windowLimit)))
}

/** Which piece of a level an entry stands in. Pieces are fixed, so that all pages of one share a column. */
export function windowAt(count: number, index: number): number {
  return count === 0 ? 0 : Math.floor(index / windowSize(count))
}

export interface Window {
  /** Position of the first entry shown, and of the first one after it that is not. */
  readonly from: number
  readonly to: number
}

export function windowOf(count: number, window: number): Window {
  const size = windowSize(count)
  return { from: window * size, to: Math.min(count, (window + 1) * size) }
}

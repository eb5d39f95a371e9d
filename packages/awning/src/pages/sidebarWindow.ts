/** The number of entries of one level that are easy to scan. A level with more is split into windows. */
const windowLimit = 30

/** All windows of a level but the last have the same size, chosen so that the last does not have only one or two entries. */
function windowSize(count: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / windowLimit)))
}

/** The window of a level that contains an entry. Windows are fixed, so that all pages of a window share a sidebar. */
export function windowAt(count: number, index: number): number {
  return count === 0 ? 0 : Math.floor(index / windowSize(count))
}

export interface Window {
  /** Index of the first entry that is shown, and of the first one after the window. */
  readonly from: number
  readonly to: number
}

export function windowOf(count: number, window: number): Window {
  const size = windowSize(count)
  return { from: window * size, to: Math.min(count, (window + 1) * size) }
}

/** The number of entries of one level that are easy to scan. A level with more is split into windows. */
const windowSize = 30
/** So few entries at the end are no window of their own. */
const smallRest = 5

/**
 * All windows have the same size but the last, which also has a small rest. So an entry that is added at the
 * end of a level changes its last window alone.
 */
function windowCount(count: number): number {
  return Math.max(1, Math.ceil((count - smallRest + 1) / windowSize))
}

/** The window of a level that contains an entry. Windows are fixed, so that all pages of a window share a sidebar. */
export function windowAt(count: number, index: number): number {
  return Math.min(Math.floor(index / windowSize), windowCount(count) - 1)
}

export interface Window {
  /** Index of the first entry that is shown, and of the first one after the window. */
  readonly from: number
  readonly to: number
}

export function windowOf(count: number, window: number): Window {
  const from = window * windowSize
  return { from, to: window === windowCount(count) - 1 ? count : from + windowSize }
}

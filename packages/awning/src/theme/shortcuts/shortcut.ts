/** What a key does. The words for it are the interface's. */
export type Deed =
  | 'help'
  | 'search'
  | 'theme'
  | 'next'
  | 'previous'
  | 'home'
  | 'docs'
  | 'game'
  | 'blog'
  | 'top'

export interface Shortcut {
  readonly keys: string
  readonly deed: Deed
}

/** One key, or one after the other. None with Ctrl, Alt or Cmd: those are the browser's. */
export const shortcuts: readonly Shortcut[] = [
  { keys: '?', deed: 'help' },
  { keys: '/', deed: 'search' },
  { keys: 'd', deed: 'theme' },
  { keys: 'j', deed: 'next' },
  { keys: 'k', deed: 'previous' },
  { keys: 't', deed: 'top' },
  { keys: 'g h', deed: 'home' },
  { keys: 'g d', deed: 'docs' },
  { keys: 'g g', deed: 'game' },
  { keys: 'g b', deed: 'blog' },
]

/** The state between two keys: the first of a pair, and until when it counts. */
export interface Pending {
  readonly key: string
  readonly until: number
}

const patience = 1000

/** What a key means after what came before it. */
export function press(
  key: string,
  now: number,
  pending: Pending | undefined,
): { readonly deed?: Deed; readonly pending?: Pending } {
  const before = pending && now <= pending.until ? `${pending.key} ` : ''
  const found = shortcuts.find(({ keys }) => keys === before + key)
  if (found) return { deed: found.deed }
  const begins = shortcuts.some(({ keys }) => keys.startsWith(`${key} `))
  return begins ? { pending: { key, until: now + patience } } : {}
}

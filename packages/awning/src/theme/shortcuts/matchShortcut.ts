/** The state between two keys: the first of a pair, and until when it counts. */
export interface PendingKey {
  readonly key: string
  readonly until: number
}

/** How long the first of two keys waits for the second, in milliseconds. */
const secondKeyTimeout = 1000

/** The shortcut that a key completes, given the key before it; or the state to wait for a second key in. */
export function matchShortcut<Shortcut extends { readonly keys: string }>(
  shortcuts: readonly Shortcut[],
  key: string,
  now: number,
  pending: PendingKey | undefined,
): { readonly found?: Shortcut; readonly pending?: PendingKey } {
  const before = pending && now <= pending.until ? `${pending.key} ` : ''
  const found = shortcuts.find(({ keys }) => keys === before + key)
  if (found) return { found }
  const begins = shortcuts.some(({ keys }) => keys.startsWith(`${key} `))
  return begins ? { pending: { key, until: now + secondKeyTimeout } } : {}
}

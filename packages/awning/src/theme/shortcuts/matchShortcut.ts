/** The first key of a shortcut of two, and until when the second one must follow. */
export interface PendingKey {
  readonly key: string
  readonly until: number
}

/** How long the first of two keys waits for the second, in milliseconds. */
const secondKeyTimeout = 1000

/** Finds the shortcut that a key completes, given the key before it, or returns the state for the next key. */
export function matchShortcut<Shortcut extends { readonly keys: string }>(
  shortcuts: readonly Shortcut[],
  key: string,
  now: number,
  pending: PendingKey | undefined,
): { readonly found?: Shortcut; readonly pending?: PendingKey } {
  const prefix = pending && now <= pending.until ? `${pending.key} ` : ''
  const found = shortcuts.find(({ keys }) => keys === prefix + key)
  if (found) return { found }
  const begins = shortcuts.some(({ keys }) => keys.startsWith(`${key} `))
  return begins ? { pending: { key, until: now + secondKeyTimeout } } : {}
}

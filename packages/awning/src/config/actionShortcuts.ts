/** Keys that work on every site; their labels are strings of the interface. */
export type ShortcutAction = 'help' | 'search' | 'theme' | 'next' | 'previous' | 'top'

/** One key each. None with Ctrl, Alt or Cmd: those are the browser's. */
export const actionShortcuts: readonly {
  readonly keys: string
  readonly action: ShortcutAction
}[] = [
  { keys: '?', action: 'help' },
  { keys: '/', action: 'search' },
  { keys: 'd', action: 'theme' },
  { keys: 'j', action: 'next' },
  { keys: 'k', action: 'previous' },
  { keys: 't', action: 'top' },
]

import { root } from './root.ts'
import { showMode } from './showMode.ts'

declare const ANNOUNCEMENT: string

/** What the browser remembers, applied before the first paint. Blocked storage means defaults, silently. */
export function applyStored(): void {
  showMode('light')
  try {
    if (localStorage['theme'] === 'dark') showMode('dark')
    if (ANNOUNCEMENT && localStorage['announcement.dismissed'] === ANNOUNCEMENT) {
      root.dataset['announcementBarInitiallyDismissed'] = ''
    }
  } catch {
    // The app warns once it runs.
  }
  // Other tabs follow.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') showMode(newValue === 'dark' ? newValue : 'light')
  })
}

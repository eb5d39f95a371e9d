import { documentElement } from './documentElement.ts'
import { setColourMode } from './setColourMode.ts'

declare const ANNOUNCEMENT: string

/** Applies what the reader chose earlier before the first paint. Where storage is blocked, the defaults apply. */
export function applyStoredChoices(): void {
  setColourMode('light')
  try {
    if (localStorage['theme'] === 'dark') setColourMode('dark')
    if (ANNOUNCEMENT && localStorage['announcement.dismissed'] === ANNOUNCEMENT) {
      documentElement.dataset['announcementBarInitiallyDismissed'] = ''
    }
  } catch {
    // `probeStorage` logs a warning once the app runs.
  }
  // A switch of the colour mode in one tab applies to all of them.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') setColourMode(newValue === 'dark' ? newValue : 'light')
  })
}

import { documentElement } from './documentElement.ts'
import { setColourMode } from './setColourMode.ts'

declare const HAS_CHOICES: boolean
declare const ANNOUNCEMENT: string

/** Applies what the reader chose earlier. Where storage is blocked, the page stays as it is. */
export function applyStoredChoices(): void {
  try {
    setColourMode(localStorage['theme'] === 'dark' ? 'dark' : 'light')
    if (HAS_CHOICES && localStorage['announcement.dismissed'] === ANNOUNCEMENT) {
      documentElement.dataset['announcementBarInitiallyDismissed'] = ''
    }
  } catch {
    // `probeStorage` logs a warning once the app runs.
  }
}

import { root } from './root.ts'

/**
 * Whether the browser has what the app cannot do without. Menus are popovers, and that is the newest
 * thing the app needs: a browser that has them (Chrome 114, Safari 17, Firefox 125) has all the rest.
 */
export function canRunApp(): boolean {
  try {
    // An unknown selector throws. Nothing is open yet, so a known one never matches.
    return 'popover' in root && !root.matches(':popover-open')
  } catch {
    return false
  }
}

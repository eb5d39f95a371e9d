import { documentElement } from './documentElement.ts'

/**
 * Whether the browser supports everything the app needs. Popovers, which menus are made of, are the
 * newest feature among it: a browser that has them (Chrome 114, Safari 17, Firefox 125) has the others.
 */
export function canRunApp(): boolean {
  try {
    // An unknown selector throws. Nothing is open yet, so a known one never matches.
    return 'popover' in documentElement && !documentElement.matches(':popover-open')
  } catch {
    return false
  }
}

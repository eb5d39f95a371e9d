import { documentElement } from './documentElement.ts'

/**
 * Whether the browser supports everything the app needs. Popovers, which menus are made of, are the
 * newest feature among it: a browser that has them (Chrome 114, Safari 17, Firefox 125) has the others,
 * and each got the selector `:popover-open` in the same version.
 */
export const canRunApp = 'popover' in documentElement

/** Its data attributes hold state that boot, the app and the style sheets share: the colour mode, app on or off. */
export const documentElement = document.documentElement

/** The element that carries what boot and the app tell each other and the style sheets: colour mode, app on or off. */
export const root = document.documentElement

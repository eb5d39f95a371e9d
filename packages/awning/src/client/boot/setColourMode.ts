import { documentElement } from './documentElement.ts'

/** Sets the colour mode of the page and, with the colours that the meta tag carries, of the browser's own bars. */
export function setColourMode(mode: string): void {
  const themeColour = document.querySelector<HTMLMetaElement>('[name=theme-color]')
  if (themeColour) themeColour.content = themeColour.dataset[mode] ?? ''
  documentElement.dataset['theme'] = mode
}

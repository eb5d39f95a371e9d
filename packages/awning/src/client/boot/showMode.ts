import { root } from './root.ts'

/** Sets the colour mode; the bars around the page follow it, by the colours that their tag brings. */
export function showMode(mode: string): void {
  const bars = document.querySelector<HTMLMetaElement>('[name=theme-color]')
  if (bars) bars.content = bars.dataset[mode] ?? ''
  root.dataset['theme'] = mode
}

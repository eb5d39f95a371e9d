/** Backgrounds of text and controls: the page, boxes and code, menus and dialogs. */
const grounds = ['--paper', '--board', '--raised'] as const

/** The palette that areas of a site choose their accent from; code and boxes use it too. */
export const paletteTokens = [
  '--seal',
  '--teal',
  '--gold',
  '--leaf',
  '--plum',
  '--indigo',
  '--brown',
] as const

/** WCAG AA for text of the usual size. */
export const textContrast = 4.5

export interface ContrastPair {
  readonly text: string
  readonly ground: string
}

/** Every text colour with every background it may be on; `accents` are those of the site and its areas. */
export function contrastPairs(accents: readonly string[]): ContrastPair[] {
  return [
    ...['--ink', '--soft', ...accents].flatMap((text) =>
      grounds.map((ground) => ({ text, ground })),
    ),
    ...accents.map((accent) => ({ text: '--on-accent', ground: accent })),
  ]
}

/** The colours of the light theme, the same as in `tokens.css` and the bookshelf (a test compares them). */
export const palette = {
  paper: '#fbf8f1',
  board: '#f3ecdf',
  raised: '#fffdf8',
  line: '#e0d6c4',
  ink: '#211c16',
  soft: '#635a4e',
  teal: '#1f5a66',
  gold: '#835707',
  plum: '#6b3f5e',
  wood: '#c9a77a',
  'wood-edge': '#a78256',
  awning: '#b93a26',
  'awning-light': '#fff8ec',
  'spine-ink': '#fffaf2',
} as const

/** One colour per category of docs, in order; they repeat after the last. */
export const categoryColours = [
  '#7a3b2a',
  '#27616d',
  '#35487e',
  '#80590f',
  '#4a6631',
  '#6b3f5e',
  '#6a4a2c',
] as const

export function categoryColour(index: number): string {
  return categoryColours[index % categoryColours.length] ?? palette.teal
}

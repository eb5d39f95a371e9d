const MARKS = /[\u0300-\u036F]|\p{Cc}/gu
const SEPARATORS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** The id that VitePress gives to a heading: `1. Café & bar` is `_1-cafe-bar`. */
export function vitepressSlug(text: string): string {
  const words = text.normalize('NFKD').replace(MARKS, '').replace(SEPARATORS, '-')
  return words
    .replace(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()
}

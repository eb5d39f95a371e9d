/**
 * Writes alike what readers take for alike: case, full and half width, accents, and traditional
 * characters as simplified ones. Every character stays in its place, so a position in the folded text
 * is one in the text. Build and browser fold with this same function.
 */
export type Fold = (text: string) => string

/** Characters whose compatibility form is another single character: letters with marks, full width. */
const foldable = /[\u00aa-\u024f\u1e00-\u1eff\u2460-\u2473\u3000\uff01-\uffee]/g

/** The n-th traditional character is folded to the n-th simplified one. */
export function createFold(traditional: string, simplified: string): Fold {
  const pairs = new Map(
    Array.from(traditional, (character, index) => [character, simplified[index] ?? character]),
  )
  const pattern = pairs.size > 0 ? new RegExp(`[${traditional}]`, 'g') : undefined
  return (text) => {
    const lower = lowerCase(text).replace(foldable, plainForm)
    return pattern
      ? lower.replace(pattern, (character) => pairs.get(character) ?? character)
      : lower
  }
}

/** Some capitals become two letters; those stay as they are. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join('')
}

const known = new Map<string, string>()

function plainForm(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const form = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = form.length === 1 ? form : character
  known.set(character, plain)
  return plain
}

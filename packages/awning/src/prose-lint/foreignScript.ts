import { containsHan } from './characterTypes.ts'
import type { PassageRule } from './passage.ts'

const hanOrMark = /\p{Script=Han}+|[“”‘’"()]/gu

/**
 * Reports Chinese in a text of another language. Examples are in quotes or code, names in parentheses after
 * their translation; anything else was probably forgotten by the translator.
 */
export const foreignScript: PassageRule = ({ text }) => {
  /** How many of each mark come before. */
  const counts = new Map<string, number>()
  const count = (mark: string) => counts.get(mark) ?? 0
  const isOpen = (opening: string, closing: string) => count(opening) > count(closing)
  return [...text.matchAll(hanOrMark)].flatMap(({ 0: found, index }) => {
    if (!containsHan(found)) {
      counts.set(found, count(found) + 1)
      return []
    }
    const isQuoted = isOpen('“', '”') || isOpen('‘', '’') || count('"') % 2 === 1
    if (isQuoted || isOpen('(', ')')) return []
    return [
      {
        index,
        message: `"${found}" is Chinese in a text of another language`,
        hint: 'Translate it, or put an example in quotes or code, a name in parentheses.',
      },
    ]
  })
}

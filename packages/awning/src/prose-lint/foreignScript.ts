import type { PassageRule } from './passage.ts'

const han = /\p{Script=Han}+/gu

/**
 * Reports Chinese in a text of another language. Examples are in quotes or code, names in parentheses after
 * their translation; anything else was probably forgotten by the translator.
 */
export const foreignScript: PassageRule = ({ text }) =>
  [...text.matchAll(han)].flatMap(({ 0: found, index }) => {
    const before = text.slice(0, index)
    const isQuoted =
      isOpen(before, '“', '”') || isOpen(before, '‘', '’') || count(before, '"') % 2 === 1
    const isInParentheses = isOpen(before, '(', ')')
    if (isQuoted || isInParentheses) return []
    return [
      {
        index,
        message: `"${found}" is Chinese in a text of another language`,
        hint: 'Translate it, or put an example in quotes or code, a name in parentheses.',
      },
    ]
  })

function isOpen(text: string, opening: string, closing: string): boolean {
  return count(text, opening) > count(text, closing)
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1
}

import { nameToEmoji } from 'gemoji'

/** One or several shortcodes in a row, but not inside a word or a number (`std::x::y`, `1:100:2`). */
const shortcodes = /(?<![\w:\\])(?::[\w+-]+:)+(?![\w:])/g

/** One letter between colons is more likely a variable than an emoji, except for these two. */
const letters = new Set(['v', 'x'])

/**
 * Replaces every `:name:` that GitHub knows with its emoji; all else stays as it is, and so do rows of
 * shortcodes with one of the colons at these offsets.
 */
export function withEmoji(text: string, escaped: readonly number[] = []): string {
  return text.replace(shortcodes, (row, offset: number) => {
    if (escaped.some((at) => at >= offset && at < offset + row.length)) return row
    const emoji = row.slice(1, -1).split('::').map(emojiNamed)
    return emoji.includes(undefined) ? row : emoji.join('')
  })
}

function emojiNamed(name: string): string | undefined {
  if (name.length === 1 && !letters.has(name)) return undefined
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}

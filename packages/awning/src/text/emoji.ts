import { nameToEmoji } from 'gemoji'

/**
 * Names between colons, alone or several in a row. Within a word or a number (`std::x::y`,
 * `1:100:2`) colons mean something else.
 */
const rows = /(?<![\w:\\])(?::[\w+-]+:)+(?![\w:])/g

/** One letter between colons is rather a variable than a picture, except these two signs. */
const letters = new Set(['v', 'x'])

/** Replaces every `:name:` that GitHub knows with its emoji; all else stays as it is. */
export function withEmoji(text: string): string {
  return text.replace(rows, (row) => {
    const emoji = row.slice(1, -1).split('::').map(emojiNamed)
    return emoji.includes(undefined) ? row : emoji.join('')
  })
}

function emojiNamed(name: string): string | undefined {
  if (name.length === 1 && !letters.has(name)) return undefined
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
}

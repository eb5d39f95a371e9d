/** Signs that Markdown would take for its own; underscores within a word it leaves alone. */
const signs = /[\\*]|<(?=[a-z/!?])|\](?=[([])|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/giu

/** Plain words in one line, so that Markdown reads them as they are. */
export function escapeMarkdown(text: string): string {
  return inOneLine(text).replace(signs, escaped)
}

/** The same between the brackets of a link, where no bracket may stand by itself. */
export function escapeLabel(text: string): string {
  return inOneLine(text).replace(new RegExp(`[[\\]]|${signs.source}`, signs.flags), escaped)
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

function escaped(signs: string): string {
  return signs.replace(/./g, '\\$&')
}

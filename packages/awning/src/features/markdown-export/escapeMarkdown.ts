/** Characters that Markdown would interpret; underscores inside a word it does not. */
const signs = /[\\*]|<(?=[a-z/!?])|\](?=[([])|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/giu

/** The same, and brackets. */
const labelSigns = new RegExp(`[[\\]]|${signs.source}`, signs.flags)

/** Escapes plain text for one line of Markdown. */
export function escapeMarkdown(text: string): string {
  return inOneLine(text).replace(signs, escaped)
}

/** Escapes plain text for the brackets of a link, where unbalanced brackets must be escaped too. */
export function escapeLabel(text: string): string {
  return inOneLine(text).replace(labelSigns, escaped)
}

function inOneLine(text: string): string {
  // Few texts have a line end, and the pattern is tried at every blank.
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ') : text
}

function escaped(signs: string): string {
  return signs.replace(/./g, '\\$&')
}

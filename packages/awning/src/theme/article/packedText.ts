/**
 * Texts repeat the markup that the content pipeline writes around headings, code and tables. The shell has it as a list
 * of phrases, so payloads contain two characters in place of each: `~` and a letter, the place of the phrase in
 * the list. `~#` is the link of a heading to itself, between the first two phrases, and `~~` is a `~`.
 */
export type TextPhrases = readonly [linkStart: string, linkEnd: string, ...others: string[]]

const firstLetter = 97

export function packText(html: string, phrases: TextPhrases): string {
  const coded = phrases.reduce(
    (text, phrase, index) =>
      text.replaceAll(phrase, `~${String.fromCharCode(firstLetter + index)}`),
    html.replaceAll('~', '~~'),
  )
  // Ids are looked for where `unpackText` finds them too: a phrase may have taken the end of one.
  let id = ''
  return coded.replace(
    new RegExp(`${idPattern}|~a([^"~]*)~b|~.`, 'g'),
    (match, found: string | undefined, target: string | undefined) => {
      id = found ?? id
      return target === id ? '~#' : match
    },
  )
}

export function unpackText(text: string, phrases: TextPhrases): string {
  let id = ''
  return text.replace(
    new RegExp(`${idPattern}|~(.)`, 'g'),
    (match, found: string | undefined, code: string) => {
      if (found !== undefined) {
        id = found
        return match
      }
      if (code === '#') return phrases[0] + id + phrases[1]
      return code === '~' ? code : (phrases[code.charCodeAt(0) - firstLetter] ?? match)
    },
  )
}

/** An id with a `~`, which is written twice, is not looked at. */
const idPattern = ' id="([^"~]*)"'

const classAttribute = ' class="'

/**
 * Tags and classes (with a dot before the name) of a document. It searches for text instead of parsing, because every page
 * of a site goes through it. Text that looks like a tag or a class adds a name, which does no harm.
 */
export function presentNames(html: string): Set<string> {
  const tags = new Set<string>()
  const lists = new Set<string>()
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const end = endOfName(html, at + 1)
    if (end > at + 1) tags.add(html.slice(at + 1, end))
  }
  for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at + 1)) {
    const start = at + classAttribute.length
    lists.add(html.slice(start, html.indexOf('"', start)))
  }
  const names = new Set(Array.from(tags, (tag) => tag.toLowerCase()))
  for (const list of lists) for (const name of list.split(' ')) names.add(`.${name}`)
  return names
}

/** Offset of the first character that is not part of the name of an element; names begin with a letter. */
function endOfName(html: string, start: number): number {
  let at = start
  while (isLetter(html.charCodeAt(at)) || (at > start && isDigitOrHyphen(html.charCodeAt(at)))) at++
  return at
}

function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122
}

function isDigitOrHyphen(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45
}

import { htmlTokens, type HtmlAttribute, type HtmlToken, type OpenTag } from './htmlTokens.ts'

/** An element with everything inside it, as a range of its HTML. */
export interface ElementRange {
  readonly tag: OpenTag
  readonly start: number
  readonly end: number
}

/** Whether a tag is the start of a wanted element; `next` is the token behind it. */
export type ElementTest = (tag: OpenTag, next: HtmlToken | undefined) => boolean

/** The outermost elements that pass a test, in order. They must be closed, as in HTML that we wrote. */
export function findElements(html: string, test: ElementTest): ElementRange[] {
  const tokens = htmlTokens(html)
  const found: ElementRange[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const tag = tokens[index]
    if (tag?.kind !== 'open' || !test(tag, tokens[index + 1])) continue
    index = lastTokenOf(tag, index, tokens)
    found.push({ tag, start: tag.start, end: tokens[index]?.end ?? html.length })
  }
  return found
}

/** The HTML with these elements replaced. */
export function replaceElements(
  html: string,
  test: ElementTest,
  replace: (element: ElementRange) => string,
): string {
  let written = ''
  let end = 0
  for (const element of findElements(html, test)) {
    written += html.slice(end, element.start) + replace(element)
    end = element.end
  }
  return written + html.slice(end)
}

/** A tag as written, with some of its attributes replaced; undefined leaves one as it is. */
export function replaceAttributes(
  html: string,
  tag: OpenTag,
  replace: (attribute: HtmlAttribute) => string | undefined,
): string {
  let written = ''
  let end = tag.start
  for (const attribute of tag.attributes) {
    const text = replace(attribute)
    if (text === undefined) continue
    const before = html.slice(end, attribute.start)
    // An attribute that is taken out takes the space in front of it along.
    written += (text === '' ? before.trimEnd() : before) + text
    end = attribute.end
  }
  return written + html.slice(end, tag.end)
}

/** Index of the token that ends an element. */
function lastTokenOf(tag: OpenTag, index: number, tokens: readonly HtmlToken[]): number {
  if (tag.selfClosing) return index
  let depth = 1
  for (let at = index + 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'open' && token.name === tag.name && !token.selfClosing) depth += 1
    if (token?.kind === 'close' && token.name === tag.name) depth -= 1
    if (depth === 0) return at
  }
  return tokens.length - 1
}

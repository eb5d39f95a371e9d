import { attribute } from '../../markdown/attribute.ts'
import { rawAddress } from '../../markdown/rawAddress.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { replaceAttributes } from '../../text/html/elements.ts'
import { htmlTokens, type HtmlToken, type OpenTag } from '../../text/html/htmlTokens.ts'
import { replaceSrcset } from '../../text/html/srcset.ts'
import { absolute, type TextContext } from './textWriter.ts'

type Context = Pick<TextContext, 'page' | 'resolve'>

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'poster'])

/** Removes comments and `<details>` from HTML in a text, turns summaries into bold text and makes addresses absolute. */
export function cleanAuthorHtml(html: string, context: Context): string {
  const tokens = htmlTokens(html).filter(
    (token) => token.kind !== 'comment' && !('name' in token && token.name === 'details'),
  )
  return write(html, tokens, context)
}

function write(html: string, tokens: readonly HtmlToken[], context: Context): string {
  let written = ''
  let isBehindSummary = false
  const add = (text: string) => {
    // What follows a summary on the same line becomes a paragraph of its own.
    if (isBehindSummary && !text.startsWith('\n')) written += '\n\n'
    isBehindSummary = false
    written += text
  }
  const lastEnd = tokens.findLastIndex(isSummaryEnd)
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.kind === 'open' && token.name === 'summary' && index < lastEnd) {
      let end = index + 1
      while (end < lastEnd && !isSummaryEnd(tokens[end])) end += 1
      add(`**${wordsOf(html, tokens.slice(index + 1, end))}**`)
      isBehindSummary = true
      index = end
    } else if (token?.kind === 'open') add(openTag(html, token, context))
    else if (token) add(html.slice(token.start, token.end))
  }
  return written
}

/** The tag of an element with absolute addresses. */
function openTag(html: string, tag: OpenTag, context: Context): string {
  return replaceAttributes(html, tag, ({ name, value, start, end }) => {
    if (end === start + name.length || !addressAttributes.has(name)) return undefined
    const address =
      rawAddress(tag.name, name, decodeReferences(value), context.resolve) ??
      decodeReferences(value)
    const written =
      name === 'srcset'
        ? replaceSrcset(address, (one) => absolute(one, context))
        : absolute(address, context)
    return attribute(name, written).trimStart()
  })
}

function isSummaryEnd(token: HtmlToken | undefined): boolean {
  return token?.kind === 'close' && token.name === 'summary'
}

function wordsOf(html: string, tokens: readonly HtmlToken[]): string {
  return tokens
    .map((token) => {
      if (!('name' in token)) return html.slice(token.start, token.end)
      return token.name === 'code' || token.name === 'kbd' ? '`' : ''
    })
    .join('')
    .trim()
}

import { attribute } from '../../markdown/attribute.ts'
import { rawAddress } from '../../markdown/rawAddress.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { replaceAttributes } from '../../text/html/elements.ts'
import { htmlTokens, type HtmlToken } from '../../text/html/htmlTokens.ts'
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
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'open') {
      written += html.slice(token.start, token.end)
      continue
    }
    const end =
      token.name === 'summary'
        ? tokens.findIndex((other, at) => at > index && isSummaryEnd(other))
        : -1
    if (end >= 0) {
      const words = wordsOf(html, tokens.slice(index + 1, end))
      const rest = write(html, tokens.slice(end + 1), context)
      // What follows on the same line becomes a paragraph of its own.
      const gap = rest === '' || rest.startsWith('\n') ? '' : '\n\n'
      return `${written}**${words}**${gap}${rest}`
    }
    written += replaceAttributes(html, token, ({ name, value, start, end: behind }) => {
      if (behind === start + name.length || !addressAttributes.has(name)) return undefined
      const address =
        rawAddress(token.name, name, decodeReferences(value), context.resolve) ??
        decodeReferences(value)
      const written =
        name === 'srcset'
          ? replaceSrcset(address, (one) => absolute(one, context))
          : absolute(address, context)
      return attribute(name, written).trimStart()
    })
  }
  return written
}

function isSummaryEnd(token: HtmlToken): boolean {
  return token.kind === 'close' && token.name === 'summary'
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

import { decodeReferences } from '../text/html/decodeReferences.ts'
import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import { attribute } from './attribute.ts'
import type { DocumentNode } from './documentTree.ts'
import { frameDefaults } from './frameDefaults.ts'
import type { NodeOf } from './parser.ts'
import { rawAddress } from './rawAddress.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** HTML as the author wrote it, except that files get their addresses, and frames the attributes that they lack. */
export function buildRawHtml(
  node: NodeOf<'html'>,
  { resolve }: Pick<WriteContext, 'resolve'>,
): DocumentNode {
  const html = withFrameDefaults(withAddresses(node.value, resolve))
  return { kind: 'html', html, written: positionOf(node) }
}

function withAddresses(html: string, resolve: WriteContext['resolve']): string {
  if (!/\b(?:src|href|srcset|poster)\s*=/i.test(html)) return html
  let written = ''
  let copied = 0
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open') continue
    for (const { name, value, start, end } of token.attributes) {
      const address = rawAddress(token.name, name, decodeReferences(value), resolve)
      if (address === undefined) continue
      written += html.slice(copied, start) + attribute(name, address).trimStart()
      copied = end
    }
  }
  return written + html.slice(copied)
}

/** `onclick`, `onload` and the like. */
export function isHandlerName(attribute: string): boolean {
  return /^on[a-z]+$/i.test(attribute)
}

function withFrameDefaults(html: string): string {
  if (!/<iframe/i.test(html)) return html
  return htmlTokens(html)
    .map((token) => {
      const text = html.slice(token.start, token.end)
      if (token.kind !== 'open' || token.name !== 'iframe') return text
      const defaults = frameDefaults(
        attributeOf(token, 'src'),
        (name) => attributeOf(token, name) !== undefined,
      )
      const added = defaults.map(([name, value]) => attribute(name, value)).join('')
      const at = '<iframe'.length
      return text.slice(0, at) + added + text.slice(at)
    })
    .join('')
}

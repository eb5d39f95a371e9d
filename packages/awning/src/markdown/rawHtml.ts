import { attributeOf, htmlTokens } from '../text/html/htmlTokens.ts'
import { attribute } from './attribute.ts'
import type { DocumentNode } from './documentTree.ts'
import { frameDefaults } from './frameDefaults.ts'
import type { NodeOf } from './parser.ts'
import { positionOf } from './writeContext.ts'

/** HTML as the author wrote it, except that frames get the attributes that they lack. */
export function buildRawHtml(node: NodeOf<'html'>): DocumentNode {
  return { kind: 'html', html: withFrameDefaults(node.value), written: positionOf(node) }
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

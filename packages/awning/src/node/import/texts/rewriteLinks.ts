import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
  type NodeOf,
} from '../../../markdown/parser.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import { editText, TextOffsets, type TextEdit } from '../markdown/editText.ts'
import { isElement } from '../mdx/elementsIn.ts'
import { openingTagEnd } from '../mdx/tagPositions.ts'

/** A link of a text: of Markdown or a component, a picture, or an `<a>` of HTML, whose address is that in the browser. */
export interface FoundLink {
  readonly url: string
  readonly kind: 'link' | 'picture' | 'html'
  readonly line: number
}

/** The address in place of that of a link; the same one where nothing changes. */
export type ChangeLink = (link: FoundLink) => string

/**
 * Writes other addresses into the links of a text, also where they are defined below it. No line moves. Throws what the
 * parser throws.
 */
export function rewriteLinks(body: string, format: MarkdownFormat, change: ChangeLink): string {
  const offsets = new TextOffsets(body)
  const edits: TextEdit[] = []
  /** Changes an address that is written behind an offset. */
  const edit = (from: number, end: number, link: FoundLink) => {
    const at = body.indexOf(link.url, from)
    if (link.url === '' || at === -1 || at + link.url.length > end) return
    const url = change(link)
    if (url !== link.url)
      edits.push({ start: at, end: at + link.url.length, text: url.replaceAll(' ', '%20') })
  }
  const visit = (node: MarkdownNode): void => {
    const line = node.position?.start.line ?? 1
    const { start, end } = node.position ? offsets.range(node) : { start: 0, end: 0 }
    switch (node.type) {
      case 'link':
        edit(addressStart(node, body, offsets), end, { url: node.url, kind: 'link', line })
        break
      case 'definition':
        edit(body.indexOf(']:', start), end, { url: node.url, kind: 'link', line })
        break
      case 'image':
        edit(body.indexOf('](', start), end, { url: node.url, kind: 'picture', line })
        break
      case 'html':
        for (const { url, at } of hrefsIn(body.slice(start, end)))
          edit(start + at, end, {
            url,
            kind: 'html',
            line: line + linesIn(body.slice(start, start + at)),
          })
        break
      default:
        if (isElement(node)) {
          const tagEnd = openingTagEnd(body, start)
          const kind = node.name === 'a' ? 'html' : 'link'
          for (const { url, at } of hrefsIn(body.slice(start, tagEnd), node.name ?? ''))
            edit(start + at, tagEnd, { url, kind, line })
        }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(format === 'mdx' ? parseMdx(body) : parseMarkdown(body))
  return editText(body, edits)
}

/** Behind the text of a link, which may contain its address too. */
function addressStart(node: NodeOf<'link'>, body: string, offsets: TextOffsets): number {
  const last = node.children.at(-1)
  const from = last?.position ? offsets.range(last).end : offsets.range(node).start
  return Math.max(body.indexOf('](', from), from)
}

/** The addresses in tags of HTML, and where they are. */
function hrefsIn(html: string, name = 'a'): { url: string; at: number }[] {
  const tag = name.replaceAll('.', '\\.')
  const pattern = new RegExp(`<${tag}(?=[\\s])[^>]*?\\shref=(?:"([^"]*)"|'([^']*)')`, 'gi')
  return [...html.matchAll(pattern)].map((match) => {
    const url = match[1] ?? match[2] ?? ''
    return { url, at: match.index + match[0].length - 1 - url.length }
  })
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
  type NodeOf,
} from '../../../markdown/parser.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import { editText, TextOffsets, type TextEdit } from '../markdown/editText.ts'

/** The address in place of that of a link on this line; the same one where nothing changes. */
export type ChangeLink = (url: string, line: number) => string

/** Writes other addresses into the links of a text, also where they are defined below it. No line moves. */
export function rewriteLinks(body: string, format: MarkdownFormat, change: ChangeLink): string {
  const offsets = new TextOffsets(body)
  const edits: TextEdit[] = []
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'link' || node.type === 'definition') {
      const url = change(node.url, node.position?.start.line ?? 1)
      const at = url === node.url ? undefined : addressIn(node, body, offsets)
      if (at !== undefined)
        edits.push({ start: at, end: at + node.url.length, text: url.replaceAll(' ', '%20') })
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(format === 'mdx' ? parseMdx(body) : parseMarkdown(body))
  return editText(body, edits)
}

/** Where the address of a link is written: behind its text, and before its title. */
function addressIn(
  node: NodeOf<'link'> | NodeOf<'definition'>,
  body: string,
  offsets: TextOffsets,
): number | undefined {
  const { start, end } = offsets.range(node)
  const last = node.type === 'link' ? node.children.at(-1) : undefined
  const from = last?.position ? offsets.range(last).end : start
  const mark = body.indexOf(node.type === 'link' ? '](' : ']:', from)
  const at = mark === -1 ? -1 : body.indexOf(node.url, mark)
  return at === -1 || at + node.url.length > end ? undefined : at
}

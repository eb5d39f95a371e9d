import { isDiagram } from '../../markdown/diagram.ts'
import type { ImageNode } from '../../markdown/image.ts'
import type { NodeOf } from '../../markdown/parser.ts'
import { loneImage } from '../../markdown/picture.ts'
import { isRejectedFile } from '../../markdown/rejectedFile.ts'
import { isBeforeChinese } from '../../text/bareAddresses.ts'
import { format } from '../../i18n/format.ts'
import { positionsOf } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { destination, markdownImage } from './markdownLink.ts'
import { absolute, type TextWriter } from './textWriter.ts'

/** The absolute address of a link; undefined where the page shows the text without a link. */
function resolved(url: string, writer: TextWriter): string | undefined {
  const link = writer.resolve.link(url)
  if (link.kind === 'missing' || link.kind === 'rejected') return undefined
  return link.kind === 'external' ? link.href : absolute(link.href, writer)
}

/** Replaces the address of a link and keeps its text. */
export function editLink(node: NodeOf<'link'>, writer: TextWriter): void {
  const { edits } = writer
  const { start, end } = positionsOf(node)
  if (edits.slice(start, end).startsWith('[')) {
    const url = resolved(node.url, writer)
    const afterOpen = { ...start, column: start.column + 1 }
    const last = node.children.at(-1)
    const close = last ? positionsOf(last).end : afterOpen
    if (url === undefined) {
      edits.replace(start, afterOpen, '')
      edits.replace(close, end, '')
    } else if (url !== node.url) edits.replace(close, end, `]${destination(url, node.title)}`)
    return
  }
  const following = edits.lines[end.line - 1]?.slice(end.column - 1) ?? ''
  // Other parsers would take the Chinese text for part of the address.
  if (!edits.slice(start, end).startsWith('<') && isBeforeChinese(following))
    edits.replace(start, end, `<${node.url}>`)
}

/** `[text][name]` stays as it is, unless the definition has no valid target. */
export function editLinkReference(node: NodeOf<'linkReference'>, writer: TextWriter): void {
  const definition = writer.definitions.get(node.identifier)
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (!definition || !first || !last || resolved(definition.url, writer) !== undefined) return
  const { start, end } = positionsOf(node)
  writer.edits.replace(start, positionsOf(first).start, '')
  writer.edits.replace(positionsOf(last).end, end, '')
}

/** Replaces the address of a definition and keeps its name: references repeat it as it is written, with its escapes. */
export function editDefinition(node: NodeOf<'definition'>, writer: TextWriter): void {
  const { edits } = writer
  const { start, end } = positionsOf(node)
  const url = resolved(node.url, writer)
  const [name = ''] = /^\[(?:\\[^]|[^\\\]])*\]/.exec(edits.slice(start, end)) ?? []
  edits.replace(start, end, url === undefined ? '' : `${name}: ${target(url, node.title)}`)
}

/** A definition for other text to refer to. Its identifier has the escapes of its name, which the label has not. */
export function definitionMarkdown({ identifier, url, title }: NodeOf<'definition'>): string {
  return `[${identifier}]: ${target(url, title)}`
}

function target(url: string, title: NodeOf<'definition'>['title']): string {
  return url === '' ? '<>' : destination(url, title).slice(1, -1)
}

export function editImage(node: ImageNode, writer: TextWriter): void {
  const { start, end } = positionsOf(node)
  const { url, title } = imageTarget(node, writer)
  const image = writer.resolve.image(url)
  const alt = node.alt ?? ''
  const text =
    image && !isRejectedFile(image)
      ? markdownImage(alt, absolute(image.src, writer), title)
      : escapeMarkdown(alt)
  writer.edits.replace(start, end, text)
}

/** A diagram is inlined into its page and has no address, so its text alternative takes its place. */
export function editDiagram(node: NodeOf<'paragraph'>, writer: TextWriter): boolean {
  const image = loneImage(node)
  if (!image || !isDiagram(imageTarget(image, writer).url)) return false
  const { start, end } = positionsOf(image)
  const { title } = imageTarget(image, writer)
  const { figure, figureNamed } = writer.t.markdown
  const name = title ? format(figureNamed, { title: escapeMarkdown(title) }) : figure
  writer.edits.replace(start, end, `> **${name}** ${escapeMarkdown(image.alt ?? '')}`.trimEnd())
  return true
}

function imageTarget(
  node: ImageNode,
  { definitions }: TextWriter,
): { url: string; title?: string | null | undefined } {
  return node.type === 'image' ? node : (definitions.get(node.identifier) ?? { url: '' })
}

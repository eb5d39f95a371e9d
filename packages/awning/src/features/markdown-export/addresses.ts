import { isDiagram } from '../../markdown/diagram.ts'
import { splitBareAddress, type ImageNode } from '../../markdown/inline.ts'
import type { NodeOf } from '../../markdown/parser.ts'
import { loneImage } from '../../markdown/picture.ts'
import { isRefusal } from '../../markdown/refusal.ts'
import { format } from '../../i18n/format.ts'
import { placesOf } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { destination, markdownImage } from './markdownLink.ts'
import { absolute, type TextWriter } from './textWriter.ts'

/** The address as it works from anywhere; undefined where the page shows words without a link. */
function resolved(url: string, writer: TextWriter): string | undefined {
  const link = writer.resolve.link(url)
  if (link.kind === 'missing' || link.kind === 'refused') return undefined
  return link.kind === 'external' ? link.href : absolute(link.href, writer)
}

/** Changes where a link leads, not what it says. */
export function editLink(node: NodeOf<'link'>, writer: TextWriter): void {
  const { edits } = writer
  const { start, end } = placesOf(node)
  if (edits.slice(start, end).startsWith('[')) {
    const url = resolved(node.url, writer)
    const afterOpen = { ...start, column: start.column + 1 }
    const last = node.children.at(-1)
    const close = last ? placesOf(last).end : afterOpen
    if (url === undefined) {
      edits.replace(start, afterOpen, '')
      edits.replace(close, end, '')
    } else if (url !== node.url) edits.replace(close, end, `]${destination(url, node.title)}`)
    return
  }
  const [link, rest] = splitBareAddress(node, { source: edits.lines })
  if (rest !== '' && /^https?:/.test(link.url)) edits.replace(start, end, `<${link.url}>${rest}`)
}

/** `[words][name]`: stays, unless what it names leads nowhere. */
export function editLinkReference(node: NodeOf<'linkReference'>, writer: TextWriter): void {
  const definition = writer.definitions.get(node.identifier)
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (!definition || !first || !last || resolved(definition.url, writer) !== undefined) return
  const { start, end } = placesOf(node)
  writer.edits.replace(start, placesOf(first).start, '')
  writer.edits.replace(placesOf(last).end, end, '')
}

export function editDefinition(node: NodeOf<'definition'>, writer: TextWriter): void {
  const { start, end } = placesOf(node)
  const url = resolved(node.url, writer)
  const target = url === undefined ? undefined : destination(url, node.title).slice(1, -1)
  const label = node.label ?? node.identifier
  writer.edits.replace(start, end, target === undefined ? '' : `[${label}]: ${target}`)
}

export function editImage(node: ImageNode, writer: TextWriter): void {
  const { start, end } = placesOf(node)
  const { url, title } = imageTarget(node, writer)
  const image = writer.resolve.image(url)
  const alt = node.alt ?? ''
  const text =
    image && !isRefusal(image)
      ? markdownImage(alt, absolute(image.src, writer), title)
      : escapeMarkdown(alt)
  writer.edits.replace(start, end, text)
}

/** A diagram is part of its page and has no address; its text alternative says what it shows. */
export function editDiagram(node: NodeOf<'paragraph'>, writer: TextWriter): boolean {
  const image = loneImage(node)
  if (!image || !isDiagram(imageTarget(image, writer).url)) return false
  const { start, end } = placesOf(image)
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

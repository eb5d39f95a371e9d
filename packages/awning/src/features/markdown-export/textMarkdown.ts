import { parseMarkdown, parseMdx } from '../../markdown/parser.ts'
import type { MarkdownNode, NodeOf, Root } from '../../markdown/parser.ts'
import { withEmoji } from '../../text/emoji.ts'
import { editDefinition, editDiagram, editImage, editLink, editLinkReference } from './addresses.ts'
import { editDirective } from './directives.ts'
import { Edits, placesOf } from './edits.ts'
import { editElement, editPhrase, expressionWords } from './elements.ts'
import { editFence } from './fence.ts'
import { plainHtml } from './html.ts'
import type { TextContext, TextWriter } from './textWriter.ts'

/**
 * An author's text as Markdown that reads well anywhere: without front matter and opening title, with
 * whole addresses, and with everything that only this site knows put into plain words. The source is
 * changed at the places that the parser names; the rest stays as it was written.
 */
export function textMarkdown(source: string, context: TextContext): string {
  const root = parse(source, context)
  return writeTree(root, source, context, leadingTitle(root))
}

/** A part of a text: its first line is no front matter, and a heading there is no title. */
function partMarkdown(source: string, context: TextContext): string {
  const apart = `\n${source}`
  return writeTree(parse(apart, context), apart, context, undefined)
}

function parse(source: string, { format }: TextContext): Root {
  return format === 'mdx' ? parseMdx(source) : parseMarkdown(source)
}

function writeTree(
  root: Root,
  source: string,
  context: TextContext,
  title: MarkdownNode | undefined,
): string {
  const definitions = new Map<string, NodeOf<'definition'>>()
  for (const child of root.children)
    if (child.type === 'definition') definitions.set(child.identifier, child)
  const edits = new Edits(source)
  const write = (part: string) => partMarkdown(part, context)
  const writer: TextWriter = { ...context, edits, definitions, write }
  for (const child of root.children) {
    if (child === title) remove(child, writer)
    else editNode(child, writer)
  }
  return edits.apply()
}

function leadingTitle({ children }: Root): MarkdownNode | undefined {
  const first = children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}

function editNode(node: MarkdownNode, writer: TextWriter): void {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return remove(node, writer)
    case 'containerDirective':
    case 'leafDirective':
      return editDirective(node, writer)
    case 'code':
      return editFence(node, writer)
    case 'image':
    case 'imageReference':
      return editImage(node, writer)
    case 'definition':
      return editDefinition(node, writer)
    case 'html':
      writer.edits.keepBreaks(placesOf(node).start, placesOf(node).end)
      return change(node, writer, (html) => plainHtml(html, writer))
    case 'text':
      return change(node, writer, withNamedEmoji)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return change(node, writer, () => expressionWords(node.value))
    case 'mdxJsxFlowElement':
      return editElement(node, writer)
    case 'mdxJsxTextElement':
      return editPhrase(node, writer) ? editChildren(node.children, writer) : undefined
    case 'paragraph':
      return editDiagram(node, writer) ? undefined : editChildren(node.children, writer)
    case 'link':
      editLink(node, writer)
      break
    case 'linkReference':
      editLinkReference(node, writer)
      break
    case 'heading':
      removeId(node, writer)
      break
    default:
      // Every other kind of node is written in the export as in the source.
      break
  }
  if ('children' in node) editChildren(node.children, writer)
}

/** A key of the keyboard is marked as code is, which every reader shows. */
function editChildren(nodes: readonly MarkdownNode[], writer: TextWriter): void {
  nodes.forEach((node, at) => {
    const isOpen = isTag(node, '<kbd>') && isTag(nodes[at + 2], '</kbd>')
    const isClose = isTag(node, '</kbd>') && isTag(nodes[at - 2], '<kbd>')
    if (isOpen || isClose) change(node, writer, () => '`')
    else editNode(node, writer)
  })
}

function withNamedEmoji(source: string): string {
  return !source.includes(':') || source.includes('\\:') ? source : withEmoji(source)
}

function isTag(node: MarkdownNode | undefined, tag: string): boolean {
  return node?.type === 'html' && node.value === tag
}

/** `{#id}` after the words of a heading. */
function removeId(node: NodeOf<'heading'>, writer: TextWriter): void {
  const last = node.children.at(-1)
  if (!last || !node.data || !('hProperties' in node.data)) return
  const { end } = placesOf(last)
  const line = writer.edits.lines[end.line - 1] ?? ''
  writer.edits.replace(end, { ...end, column: line.length + 1 }, '')
}

function remove(node: MarkdownNode, writer: TextWriter): void {
  change(node, writer, () => '')
}

function change(node: MarkdownNode, { edits }: TextWriter, to: (source: string) => string): void {
  const { start, end } = placesOf(node)
  const source = edits.slice(start, end)
  const text = to(source)
  if (text !== source) edits.replace(start, end, text)
}

import { baselineOf } from '../../markdown/baseline.ts'
import { leadingTitle } from '../../markdown/leadingTitle.ts'
import { withImportedCode } from '../../markdown/importedCode.ts'
import { textOf } from '../../markdown/headings.ts'
import { definitionsIn } from '../../markdown/definitions.ts'
import { parseMarkdown, parseMdx } from '../../markdown/parser.ts'
import type { RewrittenNodes } from '../../markdown/rewrittenNodes.ts'
import type { MarkdownNode, NodeOf, Root } from '../../markdown/parser.ts'
import { withEmoji } from '../../text/emoji.ts'
import { withoutNul } from '../../text/withoutNul.ts'
import {
  definitionMarkdown,
  editDefinition,
  editDiagram,
  editImage,
  editLink,
  editLinkReference,
} from './addresses.ts'
import { editDirective } from './directiveMarkdown.ts'
import { Edits, positionsOf } from './edits.ts'
import { editBlockElement, editInlineElement, expressionText } from './elementMarkdown.ts'
import { editFence } from './codeFence.ts'
import { escapeLabel } from './escapeMarkdown.ts'
import { destination } from './markdownLink.ts'
import { editAnswer } from './exerciseMarkdown.ts'
import { exerciseRole } from '../../markdown/exercise.ts'
import { definitionsByName } from './definitionsByName.ts'
import { cleanAuthorHtml } from './authorHtml.ts'
import type { TextContext, TextWriter } from './textWriter.ts'

export interface TextMarkdown {
  /** The heading that the text begins with, if it has one. */
  readonly leadingTitle: string | undefined
  readonly body: string
}

/**
 * Turns the source of a text into portable Markdown: without front matter and leading title, with absolute
 * addresses, and with directives and components replaced by plain Markdown. Only the positions of those
 * nodes are changed; the rest of the source stays byte for byte. `known` is what was found when the text was compiled;
 * without it, the text is parsed.
 */
export function textMarkdown(
  written: string,
  context: TextContext,
  known?: RewrittenNodes,
): TextMarkdown {
  const source = withoutNul(written)
  const { title, nodes } = known ?? parsedNodes(source, context)
  return {
    leadingTitle: title && textOf(title),
    body: writeNodes(nodes, source, context, title ? [title] : []),
  }
}

function parsedNodes(source: string, context: TextContext): RewrittenNodes {
  const { children } = parse(source, context)
  const title = leadingTitle(children)
  return { title, nodes: children.filter((child) => child !== title) }
}

/**
 * Like `textMarkdown`, for a part of a text, where the first lines are neither front matter nor the title. Definitions apply to
 * the whole text, so those that this part names are put before it while it is parsed.
 */
function partMarkdown(
  part: string,
  context: TextContext,
  definitions: readonly NodeOf<'definition'>[],
): string {
  const known = definitions.map(definitionMarkdown)
  const source = ['', ...known, '', part].join('\n')
  const root = parse(source, context)
  const [before, nodes] = [known.length, root.children]
  return writeNodes(nodes.slice(before), source, context, nodes.slice(0, before))
}

function parse(source: string, { format, math, resolve }: TextContext): Root {
  const root = format === 'mdx' ? parseMdx(source, { math }) : parseMarkdown(source, { math })
  return withImportedCode(root, resolve, [])
}

function writeNodes(
  nodes: readonly MarkdownNode[],
  source: string,
  context: TextContext,
  omitted: readonly MarkdownNode[],
): string {
  const definitions = definitionsIn([...omitted, ...nodes]).links
  const edits = new Edits(source)
  const namedIn = definitionsByName(definitions.values())
  const write = (part: string) => partMarkdown(part, context, namedIn(part))
  const writer: TextWriter = { ...context, edits, definitions, write }
  for (const node of omitted) remove(node, writer)
  for (const [index, child] of nodes.entries()) {
    if (exerciseRole(child) === 'check') remove(child, writer)
    else if (child.type === 'code' && exerciseRole(child))
      editAnswer(child, nodes[index - 1], nodes[index + 1], writer)
    else editNode(child, writer)
  }
  return edits.apply()
}

function editNode(node: MarkdownNode, writer: TextWriter): void {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return remove(node, writer)
    case 'containerDirective':
    case 'leafDirective':
      return editDirective(node, writer)
    case 'textDirective':
      return change(node, writer, () => baselineMarkdown(node, writer))
    case 'code':
      return editFence(node, writer)
    case 'image':
    case 'imageReference':
      return editImage(node, writer)
    case 'definition':
      return editDefinition(node, writer)
    case 'html':
      writer.edits.protectBreaks(positionsOf(node).start, positionsOf(node).end)
      return change(node, writer, (html) => cleanAuthorHtml(html, writer))
    case 'text':
      return change(node, writer, withNamedEmoji)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return change(node, writer, () => expressionText(node.value))
    case 'mdxJsxFlowElement':
      return editBlockElement(node, writer)
    case 'mdxJsxTextElement':
      return editInlineElement(node, writer) ? editChildren(node.children, writer) : undefined
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

/** `:baseline{…}` as its phrase, with a link to the feature. */
function baselineMarkdown(node: NodeOf<'textDirective'>, writer: TextWriter): string {
  // What is wrong has been reported when the page was compiled.
  const found = baselineOf(node, { resolve: writer.resolve, strings: writer.t }, () => {})
  return found ? `[${escapeLabel(found.text)}]${destination(found.href)}` : ''
}

/** `<kbd>` becomes inline code, because not every Markdown viewer shows HTML. */
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

/** Removes `{#id}` after the text of a heading. */
function removeId(node: NodeOf<'heading'>, writer: TextWriter): void {
  const last = node.children.at(-1)
  if (!last || !node.data || !('hProperties' in node.data)) return
  const { end } = positionsOf(last)
  const line = writer.edits.lines[end.line - 1] ?? ''
  writer.edits.replace(end, { ...end, column: line.length + 1 }, '')
}

function remove(node: MarkdownNode, writer: TextWriter): void {
  change(node, writer, () => '')
}

function change(node: MarkdownNode, { edits }: TextWriter, to: (source: string) => string): void {
  const { start, end } = positionsOf(node)
  const source = edits.slice(start, end)
  const text = to(source)
  if (text !== source) edits.replace(start, end, text)
}

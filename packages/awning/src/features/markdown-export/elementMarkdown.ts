import type { NodeOf } from '../../markdown/parser.ts'
import { format } from '../../i18n/format.ts'
import { blockBetween } from './block.ts'
import { titled } from './directiveMarkdown.ts'
import { positionsOf } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { destination, markdownImage } from './markdownLink.ts'
import { absolute, type TextWriter } from './textWriter.ts'

type Flow = NodeOf<'mdxJsxFlowElement'>
type Phrase = NodeOf<'mdxJsxTextElement'>

/** Replaces a block element by its content; without content by its label, and without that by a link to the page. */
export function editBlockElement(node: Flow, writer: TextWriter): void {
  const { start, end } = positionsOf(node)
  writer.edits.replace(start, end, blockBetween(blockText(node, writer), start, end, writer.edits))
}

function blockText(node: Flow, writer: TextWriter): string {
  const named = attributeText(node, writer)
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (!first || !last) return named ?? format(writer.t.markdown.interactive, { url: writer.page })
  const from = positionsOf(first).start
  const margin = new RegExp(`^[ \\t]{0,${from.column - 1}}`)
  const inner = writer.edits
    .slice(from, positionsOf(last).end)
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(margin, '')))
    .join('\n')
  const content = writer.write(inner)
  if (node.name === 'summary') return titled(content, '')
  const href = node.name === 'a' ? attribute(node, 'href') : undefined
  if (href !== undefined) return `[${content}]${destination(absolute(href, writer))}`
  return titled(escapeMarkdown(attribute(node, 'label') ?? ''), content)
}

const signs: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  del: '~~',
  code: '`',
  kbd: '`',
}

/** Replaces an inline element by Markdown; returns whether its children still have to be edited. */
export function editInlineElement(node: Phrase, writer: TextWriter): boolean {
  const { start, end } = positionsOf(node)
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (!first || !last) {
    if (node.name !== 'br') writer.edits.replace(start, end, attributeText(node, writer) ?? '')
    return false
  }
  const href = node.name === 'a' ? attribute(node, 'href') : undefined
  const sign = signs[node.name ?? ''] ?? ''
  const close = href === undefined ? sign : `]${destination(absolute(href, writer))}`
  writer.edits.replace(start, positionsOf(first).start, href === undefined ? sign : '[')
  writer.edits.replace(positionsOf(last).end, end, close)
  return true
}

function attributeText(node: Flow | Phrase, writer: TextWriter): string | undefined {
  const alt = attribute(node, 'alt')
  const src = attribute(node, 'src')
  if (src !== undefined) return markdownImage(alt ?? '', absolute(src, writer))
  const name = alt ?? attribute(node, 'title') ?? attribute(node, 'label')
  return name === undefined ? undefined : escapeMarkdown(name)
}

function attribute(node: Flow | Phrase, name: string): string | undefined {
  for (const each of node.attributes)
    if (each.type === 'mdxJsxAttribute' && each.name === name && typeof each.value === 'string')
      return each.value
  return undefined
}

/** The text of a string in braces; '' for a comment or another expression. */
export function expressionText(value: string): string {
  return /^\s*(['"`])([^'"`$\\]*)\1\s*$/.exec(value)?.[2] ?? ''
}

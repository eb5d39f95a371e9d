import type { NodeOf } from '../../markdown/parser.ts'
import { format } from '../../i18n/format.ts'
import { blockBetween } from './block.ts'
import { titled } from './directives.ts'
import { placesOf } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { destination, markdownImage } from './markdownLink.ts'
import { absolute, type TextWriter } from './textWriter.ts'

type Flow = NodeOf<'mdxJsxFlowElement'>
type Phrase = NodeOf<'mdxJsxTextElement'>

/** An element among blocks: what it holds; without that, what it is called; at the least, where it is. */
export function editElement(node: Flow, writer: TextWriter): void {
  const { start, end } = placesOf(node)
  writer.edits.replace(start, end, blockBetween(words(node, writer), start, end, writer.edits))
}

function words(node: Flow, writer: TextWriter): string {
  const named = ownWords(node, writer)
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (!first || !last) return named ?? format(writer.t.markdown.live, { url: writer.page })
  const from = placesOf(first).start
  const margin = new RegExp(`^[ \\t]{0,${from.column - 1}}`)
  const inner = writer.edits
    .slice(from, placesOf(last).end)
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

/** An element within a line; says whether what it holds is still to be looked at. */
export function editPhrase(node: Phrase, writer: TextWriter): boolean {
  const { start, end } = placesOf(node)
  const [first, last] = [node.children.at(0), node.children.at(-1)]
  if (!first || !last) {
    if (node.name !== 'br') writer.edits.replace(start, end, ownWords(node, writer) ?? '')
    return false
  }
  const href = node.name === 'a' ? attribute(node, 'href') : undefined
  const sign = signs[node.name ?? ''] ?? ''
  const close = href === undefined ? sign : `]${destination(absolute(href, writer))}`
  writer.edits.replace(start, placesOf(first).start, href === undefined ? sign : '[')
  writer.edits.replace(placesOf(last).end, end, close)
  return true
}

function ownWords(node: Flow | Phrase, writer: TextWriter): string | undefined {
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

/** A string in braces is words; a comment or a calculation is not. */
export function expressionWords(value: string): string {
  return /^\s*(['"`])([^'"`$\\]*)\1\s*$/.exec(value)?.[2] ?? ''
}

import type { MarkdownNode, NodeOf, Root } from '../../../markdown/parser.ts'
import { TextOffsets } from '../markdown/editText.ts'
import { closingTagStart, openingTagEnd } from './tagPositions.ts'

export type JsxElement = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>

/** What a translation of a node can ask for. */
export interface NodeText {
  /** The node as it is written in the source. */
  readonly raw: (node: MarkdownNode) => string
  /** The node as it is written, with its children translated. */
  readonly whole: (node: MarkdownNode) => string
  /** What is between the tags of an element, translated and without the indent that all its lines have. */
  readonly inner: (element: JsxElement) => string
  /** Several nodes that follow each other, translated, with what is between them. */
  readonly between: (nodes: readonly MarkdownNode[]) => string
  /** The opening tag of an element as it is written. */
  readonly openingTag: (element: JsxElement) => string
}

/** A text whose lines, but for the first, already have the indent or the marks of what is around it. */
export interface WrittenText {
  readonly asWritten: string
}

/**
 * The text in place of a node; undefined leaves the node as it is and translates its children. `above` are the types of
 * the nodes around it, from the outermost one on.
 */
export type TranslateNode = (
  node: MarkdownNode,
  text: NodeText,
  above: readonly string[],
) => string | WrittenText | undefined

/** Writes a parsed text again, with other text in place of some nodes. Everything else stays as it is written. */
export function renderMdx(source: string, root: Root, translate: TranslateNode): string {
  const offsets = new TextOffsets(source)
  const raw = (node: MarkdownNode) => {
    const { start, end } = offsets.range(node)
    return source.slice(start, end)
  }
  const above: string[] = []
  const range = (start: number, end: number, nodes: readonly MarkdownNode[]): string => {
    let result = ''
    let at = start
    for (const node of nodes) {
      if (!node.position) continue
      const place = offsets.range(node)
      // Text that the parser has moved, such as the title of a directive, is part of what is around it.
      if (place.start < at || place.end > end) continue
      above.push(node.type)
      const replaced = translate(node, text, above.slice(0, -1))
      const written =
        typeof replaced === 'string'
          ? indented(replaced, prefixOf(place.start))
          : (replaced?.asWritten ?? whole(node))
      above.pop()
      result += source.slice(at, place.start) + written
      at = place.end
    }
    return result + source.slice(at, end)
  }
  const whole = (node: MarkdownNode): string => {
    const { start, end } = offsets.range(node)
    return range(start, end, 'children' in node ? node.children : [])
  }
  /** What is before a node on its line, if that is an indent or the mark of a quote. */
  const prefixOf = (offset: number) => {
    const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)
    if (/^[ \t>]*$/.test(line)) return line
    // Behind the mark of a list, lines go on with as many spaces.
    return /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+$/.test(line) ? line.replaceAll(/[^>\t]/g, ' ') : ''
  }
  const inner = (element: JsxElement) => {
    const { start, end } = offsets.range(element)
    const innerStart = openingTagEnd(source, start)
    const innerEnd = closingTagStart(source, end, innerStart)
    return dedented(
      range(innerStart, innerEnd, element.children),
      source.slice(source.lastIndexOf('\n', start - 1) + 1, start),
    )
  }
  const text: NodeText = {
    raw,
    whole,
    inner,
    between: (nodes) => {
      const [first, last] = [nodes[0], nodes.at(-1)]
      return first && last ? range(offsets.range(first).start, offsets.range(last).end, nodes) : ''
    },
    openingTag: (element) => {
      const { start } = offsets.range(element)
      return source.slice(start, openingTagEnd(source, start))
    },
  }
  return range(0, source.length, root.children)
}

/** All lines but the first with what is before the first one. */
export function indented(text: string, prefix: string): string {
  if (prefix === '') return text
  return text
    .replaceAll(/\n(?=[^\n])/g, `\n${prefix}`)
    .replaceAll(/\n(?=\n)/g, `\n${prefix.trimEnd()}`)
}

/** Without the indent that all lines but the first have, and without blank lines around. `before` is in front of the element. */
function dedented(text: string, before: string): string {
  const quote = /^[ \t]*>[ \t>]*/.exec(before)?.[0] ?? ''
  const lines = text.split('\n').map((line) => {
    if (quote !== '' && line.startsWith(quote)) return line.slice(quote.length)
    return quote !== '' && line.trim() === quote.trim() ? '' : line
  })
  const [first = '', ...rest] = lines
  let least = Infinity
  for (const line of rest)
    if (line.trim() !== '') least = Math.min(least, /^ */.exec(line)?.[0].length ?? 0)
  return [first.trimStart(), ...rest.map((line) => line.slice(least))]
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
}

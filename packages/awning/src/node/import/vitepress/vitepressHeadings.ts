import { withEmoji } from '../../../text/emoji.ts'
import { parseMarkdown, type MarkdownNode, type NodeOf } from '../../../markdown/parser.ts'
import { TextOffsets } from '../markdown/editText.ts'
import { vitepressSlug } from './vitepressSlug.ts'

/** A heading of a text of VitePress. Its lines are counted from 1. */
export interface VitepressHeading {
  readonly line: number
  readonly lastLine: number
  readonly level: number
  /** The id that it has in VitePress. */
  readonly id: string
}

/** The headings of a text, with the ids that VitePress gives to them. */
export function vitepressHeadings(body: string): VitepressHeading[] {
  const offsets = new TextOffsets(body)
  const taken = new Set<string>()
  return headingsIn(parseMarkdown(body)).map((heading) => {
    const wanted =
      writtenId(heading) ??
      vitepressSlug(heading.children.map((child) => slugText(child, body, offsets)).join(''))
    let id = wanted
    for (let number = 1; taken.has(id); number += 1) id = `${wanted}-${number}`
    taken.add(id)
    return {
      line: heading.position?.start.line ?? 1,
      lastLine: heading.position?.end.line ?? 1,
      level: heading.depth,
      id,
    }
  })
}

export function headingsIn(node: MarkdownNode): NodeOf<'heading'>[] {
  if (node.type === 'heading') return [node]
  return 'children' in node ? node.children.flatMap(headingsIn) : []
}

/** The id that the author wrote. */
export function writtenId({ data }: NodeOf<'heading'>): string | undefined {
  const properties: unknown = data && 'hProperties' in data ? data.hProperties : undefined
  if (typeof properties !== 'object' || properties === null || !('id' in properties))
    return undefined
  return typeof properties.id === 'string' ? properties.id : undefined
}

/** What VitePress makes an id of: no HTML and no emoji by name, but character references as they are written. */
function slugText(node: MarkdownNode, body: string, offsets: TextOffsets): string {
  if (node.type === 'text' && node.position) {
    const { start, end } = offsets.range(node)
    return body
      .slice(start, end)
      .replace(/(?<!\\):[\w+-]+:/g, (code) => (withEmoji(code) === code ? code : ''))
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
  }
  if (node.type === 'html') return ''
  if (node.type === 'image') return node.alt ?? ''
  if ('value' in node) return node.value
  if (!('children' in node)) return ''
  return node.children.map((child) => slugText(child, body, offsets)).join('')
}

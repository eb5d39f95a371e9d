import { CHINESE } from '../text/bareAddresses.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { sourceOf } from './shortcodes.ts'
import type { SourcePosition } from './writeContext.ts'

type Text = NodeOf<'text'>

/** Ends before Chinese text and before punctuation, as addresses of websites do. */
const ftpAddress = new RegExp(
  `(?<![a-z0-9])ftp://[\\w-]+(?:\\.[\\w-]+)+(?:[/?#:](?:[^\\s<${CHINESE}]*[^\\s<${CHINESE}?!.,:*_~'")\\]])?)?`,
  'iu',
)

/** Makes links of bare `ftp://` addresses, as GitHub Flavored Markdown does; the parser knows only `http`. */
export function linkFtpAddresses<N extends MarkdownNode>(node: N, source: readonly string[]): N {
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return node
  const children: readonly MarkdownNode[] = node.children
  return {
    ...node,
    children: children.flatMap((child) =>
      child.type === 'text' ? linked(child, source) : [linkFtpAddresses(child, source)],
    ),
  }
}

function linked(node: Text, source: readonly string[]): MarkdownNode[] {
  const [url] = ftpAddress.exec(node.value) ?? []
  const written = sourceOf(node, source)
  if (url === undefined || !node.position || !written.includes(url)) return [node]
  const { start, end } = node.position
  const at = positionAfter(start, written.slice(0, written.indexOf(url)))
  const behind = { ...at, column: at.column + url.length }
  const index = node.value.indexOf(url)
  const before = textBetween(node.value.slice(0, index), start, at)
  const after = textBetween(node.value.slice(index + url.length), behind, end)
  const link: NodeOf<'link'> = {
    type: 'link',
    url,
    children: [textBetween(url, at, behind)],
    position: { start: at, end: behind },
  }
  return [
    ...(before.value === '' ? [] : [before]),
    link,
    ...(after.value === '' ? [] : linked(after, source)),
  ]
}

function textBetween(value: string, start: SourcePosition, end: SourcePosition): Text {
  return { type: 'text', value, position: { start, end } }
}

/** The position behind some text of the source. */
function positionAfter({ line, column }: SourcePosition, text: string): SourcePosition {
  const lines = text.split('\n')
  const last = lines.at(-1) ?? ''
  return lines.length === 1
    ? { line, column: column + last.length }
    : { line: line + lines.length - 1, column: last.length + 1 }
}

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
  if (!node.position) return [node]
  const found: MarkdownNode[] = []
  const { end } = node.position
  let start: SourcePosition = node.position.start
  let { value } = node
  let written = sourceOf(node, source)
  for (;;) {
    const [url = ''] = ftpAddress.exec(value) ?? []
    const place = written.indexOf(url)
    if (url === '' || place < 0) break
    const index = value.indexOf(url)
    const at = positionAfter(start, written.slice(0, place))
    const behind = { ...at, column: at.column + url.length }
    if (index > 0) found.push(textBetween(value.slice(0, index), start, at))
    const position = { start: at, end: behind }
    found.push({ type: 'link', url, children: [textBetween(url, at, behind)], position })
    value = value.slice(index + url.length)
    written = written.slice(place + url.length)
    start = behind
  }
  if (found.length === 0) return [node]
  return value === '' ? found : [...found, textBetween(value, start, end)]
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

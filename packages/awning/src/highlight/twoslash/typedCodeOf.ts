import type { TwoslashNode, TwoslashReturn } from 'twoslash/core'
import { shownLines } from './twoslashCode.ts'
import type { LineRange, MarkedRange, TypedCode, TypeHover, TypeNote } from './typedCode.ts'

/** As many suggestions as a reader takes in at a glance. */
const shownCompletions = 8

/** What is shown of Twoslash's result, at its place in the shown code. */
export function typedCodeOf(code: string, { nodes }: Pick<TwoslashReturn, 'nodes'>): TypedCode {
  const lines = code.split('\n')
  const shown = shownLines(code)
  const places = new Map(shown.map((line, index) => [line, index]))
  const hovers: TypeHover[] = []
  const marks: MarkedRange[] = []
  const notes: TypeNote[] = []
  for (const node of nodes) {
    const line = places.get(node.line)
    const start = node.character
    const end = Math.min(start + node.length, lines[node.line]?.length ?? 0)
    const range = line === undefined ? undefined : { line, start, end }
    // A tag is on a line that is not shown, so its text is below the last shown line before it.
    const noteLine = line ?? shown.findLastIndex((shownLine) => shownLine < node.line)
    const text = noteText(node)
    if (range && node.type === 'hover') hovers.push(hoverOf(range, node))
    if (range && (node.type === 'query' || node.type === 'highlight'))
      marks.push({ ...range, kind: 'asked' })
    if (range && node.type === 'error') marks.push({ ...range, kind: 'wrong' })
    if (text !== '' && noteLine >= 0 && (range !== undefined || node.type === 'tag'))
      notes.push({ line: noteLine, kind: noteKind(node), text })
  }
  return { code: shown.map((line) => lines[line]).join('\n'), hovers, marks, notes }
}

function hoverOf(range: LineRange, { text, docs }: { text: string; docs?: string }): TypeHover {
  const paragraph = plainText(docs?.split(/\n\s*\n/)[0] ?? '')
  return { ...range, text, ...(paragraph ? { docs: paragraph } : {}) }
}

/** Documentation is written in Markdown, of which the most frequent marks are removed. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\{@link(?:code|plain)? ([^}]+)\}/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '')
    .trim()
}

function noteKind(node: TwoslashNode): TypeNote['kind'] {
  if (node.type === 'query') return 'query'
  return node.type === 'error' || (node.type === 'tag' && node.name === 'error') ? 'error' : 'note'
}

function noteText(node: TwoslashNode): string {
  switch (node.type) {
    case 'hover':
      return ''
    case 'query':
      return node.text
    case 'error':
      return node.code === undefined ? node.text : `TS${node.code}: ${node.text}`
    case 'completion':
      return node.completions
        .slice(0, shownCompletions)
        .map(({ name }) => name)
        .join(' · ')
    case 'highlight':
    case 'tag':
      return node.text ?? ''
  }
}

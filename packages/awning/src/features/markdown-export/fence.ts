import { parseFence } from '../../highlight/fence.ts'
import type { NodeOf } from '../../markdown/parser.ts'
import { placesOf } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { blockAt } from './block.ts'
import type { TextWriter } from './textWriter.ts'

/** The code stays byte for byte; of the line that opens it the language is left, and its title goes above it. */
export function editFence(node: NodeOf<'code'>, writer: TextWriter): void {
  const { edits } = writer
  const { start, end } = placesOf(node)
  edits.keepBreaks(start, end)
  const opening = edits.lines[start.line - 1]?.slice(start.column - 1) ?? ''
  const [, marks, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(opening) ?? []
  if (marks === undefined) return
  const { lang, title } = parseFence(node.lang ?? null, node.meta ?? null)
  const before = title ? blockAt(`**${escapeMarkdown(title)}**`, start, edits) : undefined
  if (before === undefined && info === lang) return
  const lineEnd = { ...start, column: start.column + opening.length }
  const head =
    before === undefined
      ? ''
      : `${before}\n${edits.indent(start).trimEnd()}\n${edits.indent(start)}`
  edits.replace(start, lineEnd, `${head}${marks}${lang}`)
}

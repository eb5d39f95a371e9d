import { parseFence } from '../../highlight/fence.ts'
import { isAnsi } from '../../highlight/languages.ts'
import { shownCode, typedExtension } from '../../highlight/twoslash/twoslashCode.ts'
import { withoutAnsi } from '../../text/ansi.ts'
import { importLineOf } from '../../markdown/importedCode.ts'
import type { NodeOf } from '../../markdown/parser.ts'
import { positionsOf, protectedBreak, type Edits } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { blockAt, blockBetween } from './block.ts'
import type { TextWriter } from './textWriter.ts'

/** The whole of a block, for one whose code is not as it is in the text: it imports a file, or has comments that ask for types. */
export function writtenFence({ value: written, lang, meta }: NodeOf<'code'>): string {
  const fence = parseFence(lang ?? null, meta ?? null)
  const value = shownCode(written, fence)
  let longest = 2
  for (const [run] of value.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  const marks = '`'.repeat(longest + 1)
  const title = fence.title ? `**${escapeMarkdown(fence.title)}**\n\n` : ''
  return `${title}${marks}${fence.lang}\n${value}\n${marks}`
}

/** Keeps the code byte for byte. The opening line keeps only the language, and the title goes above the block. */
export function editFence(node: NodeOf<'code'>, writer: TextWriter): void {
  const { edits } = writer
  const { start, end } = positionsOf(node)
  const fence = parseFence(node.lang ?? null, node.meta ?? null)
  if (importLineOf(node) !== undefined || typedExtension(fence))
    return edits.replace(
      start,
      end,
      blockBetween(writtenFence(node), start, end, edits).replaceAll('\n', protectedBreak),
    )
  edits.protectBreaks(start, end)
  const opening = edits.lines[start.line - 1]?.slice(start.column - 1) ?? ''
  const [, marks, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(opening) ?? []
  if (marks === undefined) return
  const { lang, title } = fence
  if (isAnsi(lang)) removeEscapes(start.line + 1, end.line, edits)
  const before = title ? blockAt(`**${escapeMarkdown(title)}**`, start, edits) : undefined
  if (before === undefined && info === lang && !isAnsi(lang)) return
  const lineEnd = { ...start, column: start.column + opening.length }
  const head =
    before === undefined
      ? ''
      : `${before}\n${edits.indent(start).trimEnd()}\n${edits.indent(start)}`
  edits.replace(start, lineEnd, `${head}${marks}${isAnsi(lang) ? 'text' : lang}`)
}

/** Viewers of Markdown show the escape sequences of a terminal as they are. */
function removeEscapes(from: number, to: number, edits: Edits): void {
  for (let line = from; line <= to; line++) {
    const written = edits.lines[line - 1] ?? ''
    const plain = withoutAnsi(written)
    if (plain !== written)
      edits.replace({ line, column: 1 }, { line, column: written.length + 1 }, plain)
  }
}

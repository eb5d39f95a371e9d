import { exerciseRole } from '../../markdown/exercise.ts'
import type { MarkdownNode, NodeOf } from '../../markdown/parser.ts'
import { escapeText } from '../../text/escapeHtml.ts'
import { blockBetween } from './block.ts'
import { writtenFence } from './codeFence.ts'
import { positionsOf, protectedBreak } from './edits.ts'
import type { TextWriter } from './textWriter.ts'

/** The answer of an exercise is closed, as on the page: fences that follow each other are in one `<details>`. */
export function editAnswer(
  node: NodeOf<'code'>,
  before: MarkdownNode | undefined,
  after: MarkdownNode | undefined,
  { edits, t }: TextWriter,
): void {
  const { start, end } = positionsOf(node)
  const summary = `<details>\n<summary>${escapeText(t.exercise.answer)}</summary>`
  const parts = [
    ...(exerciseRole(before) === 'answer' ? [] : [summary]),
    writtenFence(node),
    ...(exerciseRole(after) === 'answer' ? [] : ['</details>']),
  ]
  const text = blockBetween(parts.join('\n\n'), start, end, edits)
  edits.replace(start, end, text.replaceAll('\n', protectedBreak))
}

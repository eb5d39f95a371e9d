import { explicitIds, textOf } from '../markdown/headings.ts'
import type { Root } from '../markdown/parser.ts'
import { positionOf } from '../markdown/writeContext.ts'
import type { LintMessage } from './lintMessage.ts'

/** Reports sections of a doc without an explicit id, which makes their address the same in every language. */
export function headingIds(root: Root): LintMessage[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth < 2 || node.depth > 3) return []
    if (explicitIds(node).length > 0) return []
    return [
      {
        ...positionOf(node),
        message: `the heading "${textOf(node).trim()}" has no id of its own`,
        hint: 'Write one at its end, in English: {#common-mistakes}. A translation carries the same.',
      },
    ]
  })
}

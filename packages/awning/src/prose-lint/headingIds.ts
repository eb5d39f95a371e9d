import { explicitIds, textOf } from '../markdown/headings.ts'
import type { Root } from '../markdown/parser.ts'
import { placeOf } from '../markdown/writing.ts'
import type { Remark } from './remark.ts'

/** Sections of a doc carry an id of their own, so that their address is the same in every language. */
export function headingIds(root: Root): Remark[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth < 2 || node.depth > 3) return []
    if (explicitIds(node).length > 0) return []
    return [
      {
        ...placeOf(node),
        message: `the heading "${textOf(node).trim()}" has no id of its own`,
        hint: 'Write one at its end, in English: {#common-mistakes}. A translation carries the same.',
      },
    ]
  })
}

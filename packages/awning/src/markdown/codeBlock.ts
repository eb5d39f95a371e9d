import { parseFence, type Fence } from '../highlight/fence.ts'
import { checkFence } from './checkFence.ts'
import { importLineOf } from './importedCode.ts'
import type { DocumentNode } from './documentTree.ts'
import type { NodeOf } from './parser.ts'
import { codePlaceholder, positionOf, type WriteContext } from './writeContext.ts'

/** A placeholder for a code block, which is highlighted later. */
export function buildCode(
  node: NodeOf<'code'>,
  context: WriteContext,
  {
    hasTitle = true,
    caption,
    words = [],
  }: {
    /** In a group, the tab shows the title. */
    readonly hasTitle?: boolean
    /** Shown in place of the title. */
    readonly caption?: string | undefined
    /** Words that only blocks of this kind have. */
    readonly words?: readonly string[]
  } = {},
): DocumentNode {
  checkFence(node, context, words)
  const { title: written, ...fence } = parseFence(node.lang ?? null, node.meta ?? null)
  const title = caption ?? written
  context.code.push({
    code: node.value,
    fence: numbered({ ...fence, ...(title && hasTitle ? { title } : {}) }, node.value, context),
    position: positionOf(node),
    isImported: importLineOf(node) !== undefined,
  })
  return { kind: 'html', html: codePlaceholder(context.code.length - 1) }
}

/** With the site's setting; a single line needs no number. */
function numbered(fence: Fence, code: string, { codeSettings }: WriteContext): Fence {
  const isDefault = fence.lineNumbers === undefined && codeSettings.lineNumbers
  return isDefault && code.includes('\n') ? { ...fence, lineNumbers: 1 } : fence
}

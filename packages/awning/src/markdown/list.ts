import { element, newline, onLines, textNode, type DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { WriteContext } from './writeContext.ts'

export function buildList(node: NodeOf<'list'>, context: WriteContext): DocumentNode {
  const hasStart = node.ordered && node.start !== null && node.start !== 1
  const isTasks = node.children.some((item) => typeof item.checked === 'boolean')
  const isLoose = node.spread || node.children.some((item) => item.spread)
  const items = node.children.map((item) => buildItem(item, isLoose ?? false, context))
  return element(
    node.ordered ? 'ol' : 'ul',
    {
      start: hasStart ? (node.start ?? undefined) : undefined,
      class: isTasks ? 'tasks' : undefined,
    },
    [newline, ...onLines(items), newline],
  )
}

function buildItem(
  item: NodeOf<'listItem'>,
  isLoose: boolean,
  context: WriteContext,
): DocumentNode {
  const content = isLoose ? buildFlow(item.children, context) : buildTight(item, context)
  if (typeof item.checked !== 'boolean') return element('li', {}, content)
  // The label lets screen readers announce the state; the disabled checkbox is not interactive.
  const box = element('input', {
    type: 'checkbox',
    disabled: true,
    checked: item.checked || undefined,
    'aria-label': item.checked ? '✓' : '○',
  })
  return element('li', {}, withCheckbox(box, content))
}

/** In a loose list the checkbox is part of the first paragraph, so that it is on one line with the text. */
function withCheckbox(box: DocumentNode, content: readonly DocumentNode[]): DocumentNode[] {
  const [first, ...others] = content
  return first?.kind === 'element' && first.tag === 'p'
    ? [{ ...first, children: [box, textNode(' '), ...first.children] }, ...others]
    : [box, textNode(' '), ...content]
}

/** In a tight list a paragraph is just its text. */
function buildTight(item: NodeOf<'listItem'>, context: WriteContext): DocumentNode[] {
  return item.children.flatMap((child, index) => [
    ...(index === 0 ? [] : [newline]),
    ...(child.type === 'paragraph'
      ? buildInline(child.children, context)
      : buildFlow([child], context)),
  ])
}

import { parseFence } from '../highlight/fence.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { buildCode } from './codeBlock.ts'
import { importedFileName } from './importedCode.ts'
import type { ComponentNode } from './documentTree.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

const example = 'Write code blocks with a name each, such as ```ts [config.ts]'

/** Code blocks as tabs: `:::code-group` around fences, each with a `[name]` or a title. */
export function buildCodeGroup(
  group: NodeOf<'containerDirective'>,
  context: WriteContext,
): ComponentNode {
  const report = (node: MarkdownNode, message: string, hint: string) =>
    context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
  const names = new Set<string>()
  const children: ComponentNode[] = []
  for (const node of group.children) {
    if (node.type !== 'code') {
      report(node, 'only code blocks can be in a "code-group"', example)
      continue
    }
    const name = nameOf(node, children.length)
    if (names.has(name))
      report(node, `two blocks of a group have the name "${name}"`, 'Give each a name of its own.')
    names.add(name)
    children.push({
      kind: 'component',
      component: 'Tab',
      props: { value: name, label: escapeText(name) },
      children: [buildCode(node, context, { hasTitle: false })],
      ...positionOf(node),
    })
  }
  if (children.length === 0) report(group, 'a group of code blocks is empty', example)
  const sync = group.attributes?.['group']
  const props = sync ? { group: sync } : {}
  return { kind: 'component', component: 'Tabs', props, children, ...positionOf(group) }
}

function nameOf(node: NodeOf<'code'>, index: number): string {
  const fence = parseFence(node.lang ?? null, node.meta ?? null)
  return fence.title ?? importedFileName(node) ?? (fence.lang || String(index + 1))
}

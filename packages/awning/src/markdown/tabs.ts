import type { MarkdownNode, NodeOf } from './parser.ts'
import { positionOf, type TextDiagnostic, type WriteContext } from './writeContext.ts'

/** Reports mistakes in a set of tabs: other content between tabs, missing or duplicate values, wrong defaults. */
export function checkTabs(
  set: NodeOf<'containerDirective'>,
  content: readonly MarkdownNode[],
  context: WriteContext,
): void {
  const report = (node: MarkdownNode, message: string, hint: string) =>
    context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
  const tabs = content.filter((node) => isTab(node))
  for (const node of content)
    if (!isTab(node)) report(node, 'only "tab" blocks can stand in "tabs"', example)
  if (tabs.length === 0) report(set, 'a set of tabs has no tabs', example)

  const values = new Set<string>()
  for (const tab of tabs) {
    const value = tab.attributes?.['value']
    if (!value) report(tab, 'a tab has no value', example)
    else if (values.has(value))
      report(
        tab,
        `two tabs of a set have the value "${value}"`,
        'Give each tab a value of its own.',
      )
    else values.add(value)
  }
  const marked = tabs.filter((tab) => 'default' in (tab.attributes ?? {}))
  for (const tab of marked.slice(1))
    report(tab, 'a set of tabs has two defaults', 'Mark one tab with "default".')
  const defaultValue = set.attributes?.['default']
  if (defaultValue && defaultValue !== 'none' && !values.has(defaultValue))
    report(
      set,
      `no tab of the set has the value "${defaultValue}"`,
      `It has: ${[...values].join(', ')}.`,
    )
}

/** A tab that is in no set of tabs, and a set on one line, would be rendered as nothing. */
export function findStrayTabs(nodes: readonly MarkdownNode[]): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = []
  visit(nodes, false, diagnostics)
  return diagnostics
}

function visit(
  nodes: readonly MarkdownNode[],
  inTabs: boolean,
  diagnostics: TextDiagnostic[],
): void {
  for (const node of nodes) {
    const isSet = node.type === 'containerDirective' && node.name === 'tabs'
    const message = strayMessage(node, inTabs)
    if (message)
      diagnostics.push({ severity: 'error', ...positionOf(node), message, hint: example })
    if ('children' in node) visit(node.children, isSet, diagnostics)
  }
}

function strayMessage(node: MarkdownNode, inTabs: boolean): string | undefined {
  if (node.type === 'leafDirective' && /^tabs?$/.test(node.name))
    return `"${node.name}" is written on one line, with nothing in it`
  return isTab(node) && !inTabs ? 'a tab is outside of "tabs"' : undefined
}

const example = 'Write :::tab[npm]{value="npm"} … ::: inside ::::tabs … ::::'

function isTab(node: MarkdownNode): node is NodeOf<'containerDirective'> {
  return node.type === 'containerDirective' && node.name === 'tab'
}

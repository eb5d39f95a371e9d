import type { MarkdownNode, NodeOf } from './parser.ts'
import { placeOf, type TextDiagnostic, type Writing } from './writing.ts'

/** A set of tabs must be one that a reader can choose from: what cannot be told apart is an error. */
export function checkTabs(
  set: NodeOf<'containerDirective'>,
  content: readonly MarkdownNode[],
  writing: Writing,
): void {
  const report = (node: MarkdownNode, message: string, hint: string) =>
    writing.diagnostics.push({ severity: 'error', ...placeOf(node), message, hint })
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
  const named = set.attributes?.['default']
  if (named && named !== 'none' && !values.has(named))
    report(set, `no tab of the set has the value "${named}"`, `It has: ${[...values].join(', ')}.`)
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
    if (message) diagnostics.push({ severity: 'error', ...placeOf(node), message, hint: example })
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

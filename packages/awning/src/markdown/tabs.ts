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

/** A tab that stands in no set of tabs, and a set on one line, would be drawn as nothing. */
export function findStrayTabs(nodes: readonly MarkdownNode[], inTabs = false): TextDiagnostic[] {
  return nodes.flatMap((node): TextDiagnostic[] => {
    const isSet = node.type === 'containerDirective' && node.name === 'tabs'
    const below = 'children' in node ? findStrayTabs(node.children, isSet) : []
    const isStray =
      node.type === 'leafDirective' ? /^tabs?$/.test(node.name) : isTab(node) && !inTabs
    if (!isStray) return below
    const message =
      node.type === 'leafDirective'
        ? `"${node.name}" is written on one line, with nothing in it`
        : 'a tab stands outside "tabs"'
    return [{ severity: 'error', ...placeOf(node), message, hint: example }, ...below]
  })
}

const example = 'Write :::tab[npm]{value="npm"} … ::: inside ::::tabs … ::::'

function isTab(node: MarkdownNode): node is NodeOf<'containerDirective'> {
  return node.type === 'containerDirective' && node.name === 'tab'
}

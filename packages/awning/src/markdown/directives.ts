import { nearest } from '../text/nearest.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { element, isHtml, newline, type ComponentNode, type DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import { parseMarkdown, type NodeOf } from './parser.ts'
import { checkLab } from './lab.ts'
import { checkTabs } from './tabs.ts'
import { htmlOf } from './toHtml.ts'
import { admonitionKinds, placeOf, type AdmonitionKind, type Writing } from './writing.ts'

type Directive = NodeOf<'containerDirective'> | NodeOf<'leafDirective'>

const aliases: Readonly<Record<string, AdmonitionKind>> = {
  important: 'info',
  success: 'tip',
  secondary: 'note',
  warning: 'caution',
}

/** Directives that name a component of the theme. */
const components: Readonly<Record<string, string>> = { tabs: 'Tabs', tab: 'Tab', lab: 'Lab' }

export function buildDirective(node: Directive, writing: Writing): DocumentNode[] {
  const kind = admonitionKind(node.name)
  if (kind && node.type === 'containerDirective') return [buildAdmonition(node, kind, writing)]
  const component = components[node.name]
  if (component) return [buildComponent(node, component, writing)]
  reportUnknown(node, writing)
  return []
}

function reportUnknown(node: Directive, writing: Writing): void {
  const names = [...admonitionKinds, ...Object.keys(aliases), ...Object.keys(components)]
  const guess = nearest(node.name, names)
  writing.diagnostics.push({
    severity: 'error',
    ...placeOf(node),
    message: `there is no block called "${node.name}"`,
    hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${names.join(', ')}.`,
  })
}

export function admonitionKind(name: string): AdmonitionKind | undefined {
  return admonitionKinds.find((kind) => kind === name) ?? aliases[name]
}

/** An element, unless it contains something that needs React. */
function buildAdmonition(
  node: NodeOf<'containerDirective'>,
  kind: AdmonitionKind,
  writing: Writing,
): DocumentNode {
  const title = admonitionTitle(node, writing)
  const children = buildFlow(withoutLabel(node), writing)
  if (!children.every(isHtml)) {
    const props = { kind, title }
    return { kind: 'component', component: 'Admonition', props, children, ...placeOf(node) }
  }
  const heading = element('p', { class: 'admonition-title' }, [{ kind: 'html', html: title }])
  return element('div', { class: 'admonition', role: 'note', 'data-kind': kind }, [
    newline,
    heading,
    newline,
    ...children,
    newline,
  ])
}

/** As HTML: `:::tip[标题]`, `:::tip 标题`, or the kind's own name. */
function admonitionTitle(node: NodeOf<'containerDirective'>, writing: Writing): string {
  const label = labelOf(node)
  if (label) return htmlOf(buildInline(label.children, writing))
  const rest = titleOnLine(node, writing.source)
  if (!rest) {
    const kind = admonitionKind(node.name)
    return escapeText(kind ? writing.strings.admonitions[kind] : node.name)
  }
  const [paragraph] = parseMarkdown(rest).children
  return paragraph?.type === 'paragraph'
    ? htmlOf(buildInline(paragraph.children, writing))
    : escapeText(rest)
}

/** What follows the name of a box on its first line, as written. */
export function titleOnLine(
  node: NodeOf<'containerDirective'>,
  source: readonly string[],
): string | undefined {
  const { line = 1, column = 1 } = placeOf(node)
  const first = source[line - 1]?.slice(column - 1) ?? ''
  return /^\s*:{3,}\s*[\w-]+[ \t]+([^\s[{].*)$/.exec(first)?.[1]?.trim()
}

export function labelOf(node: NodeOf<'containerDirective'>): NodeOf<'paragraph'> | undefined {
  const [first] = node.children
  return first?.type === 'paragraph' && isLabel(first) ? first : undefined
}

function withoutLabel(
  node: NodeOf<'containerDirective'>,
): NodeOf<'containerDirective'>['children'] {
  return node.children.filter((child) => !(child.type === 'paragraph' && isLabel(child)))
}

function isLabel(node: NodeOf<'paragraph'>): boolean {
  return (
    node.data !== undefined && 'directiveLabel' in node.data && node.data.directiveLabel === true
  )
}

function buildComponent(node: Directive, component: string, writing: Writing): ComponentNode {
  const props = componentProps(node, writing)
  if (component === 'Lab') checkLab(node, writing)
  if (component === 'Tabs' && node.type === 'containerDirective')
    checkTabs(node, withoutLabel(node), writing)
  const children = node.type === 'containerDirective' ? buildFlow(withoutLabel(node), writing) : []
  return { kind: 'component', component, props, children, ...placeOf(node) }
}

function componentProps(node: Directive, writing: Writing): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.attributes ?? {})) props[name] = value ?? ''
  const label = node.type === 'containerDirective' ? labelOf(node) : undefined
  if (label) props['label'] = htmlOf(buildInline(label.children, writing))
  return props
}

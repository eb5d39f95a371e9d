import { nearest } from '../text/nearest.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { element, isHtml, newline, type ComponentNode, type DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import { parseMarkdown, type NodeOf } from './parser.ts'
import { checkLab } from './checkLab.ts'
import { checkTabs } from './tabs.ts'
import { htmlOf } from './toHtml.ts'
import {
  admonitionKinds,
  positionOf,
  type AdmonitionKind,
  type WriteContext,
} from './writeContext.ts'

type Directive = NodeOf<'containerDirective'> | NodeOf<'leafDirective'>

const aliases: ReadonlyMap<string, AdmonitionKind> = new Map([
  ['important', 'info'],
  ['success', 'tip'],
  ['secondary', 'note'],
  ['warning', 'caution'],
])

/** Directives that name a component of the theme. */
const components = new Map([
  ['tabs', 'Tabs'],
  ['tab', 'Tab'],
  ['lab', 'Lab'],
])

export function buildDirective(node: Directive, context: WriteContext): DocumentNode[] {
  const kind = admonitionKind(node.name)
  if (kind && node.type === 'containerDirective') return [buildAdmonition(node, kind, context)]
  const component = components.get(node.name)
  if (component) return [buildComponent(node, component, context)]
  reportUnknown(node, context)
  return []
}

function reportUnknown(node: Directive, context: WriteContext): void {
  const names = [...admonitionKinds, ...aliases.keys(), ...components.keys()]
  const guess = nearest(node.name, names)
  context.diagnostics.push({
    severity: 'error',
    ...positionOf(node),
    message: `there is no block called "${node.name}"`,
    hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${names.join(', ')}.`,
  })
}

export function admonitionKind(name: string): AdmonitionKind | undefined {
  return admonitionKinds.find((kind) => kind === name) ?? aliases.get(name)
}

/** A plain element, or a component if it contains something that needs React. */
function buildAdmonition(
  node: NodeOf<'containerDirective'>,
  kind: AdmonitionKind,
  context: WriteContext,
): DocumentNode {
  const title = admonitionTitle(node, context)
  const children = buildFlow(withoutLabel(node), context)
  if (!children.every(isHtml)) {
    const props = { kind, title }
    return { kind: 'component', component: 'Admonition', props, children, ...positionOf(node) }
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

/** The title as HTML: from `:::tip[标题]` or `:::tip 标题`, otherwise the name of the kind. */
function admonitionTitle(node: NodeOf<'containerDirective'>, context: WriteContext): string {
  const label = labelOf(node)
  if (label) return htmlOf(buildInline(label.children, context))
  const titleSource = titleOnLine(node, context.source)
  if (!titleSource) {
    const kind = admonitionKind(node.name)
    return escapeText(kind ? context.strings.admonitions[kind] : node.name)
  }
  const [paragraph] = parseMarkdown(titleSource).children
  return paragraph?.type === 'paragraph'
    ? htmlOf(buildInline(paragraph.children, context))
    : escapeText(titleSource)
}

/** The text after the name of a directive on its first line, as written. */
export function titleOnLine(
  node: NodeOf<'containerDirective'>,
  source: readonly string[],
): string | undefined {
  const { line = 1, column = 1 } = positionOf(node)
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

function buildComponent(node: Directive, component: string, context: WriteContext): ComponentNode {
  const props = componentProps(node, context)
  if (component === 'Lab') checkLab(node, context)
  if (component === 'Tabs' && node.type === 'containerDirective')
    checkTabs(node, withoutLabel(node), context)
  const children = node.type === 'containerDirective' ? buildFlow(withoutLabel(node), context) : []
  return { kind: 'component', component, props, children, ...positionOf(node) }
}

function componentProps(node: Directive, context: WriteContext): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.attributes ?? {})) props[name] = value ?? ''
  const label = node.type === 'containerDirective' ? labelOf(node) : undefined
  if (label) props['label'] = htmlOf(buildInline(label.children, context))
  return props
}

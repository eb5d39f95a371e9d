import type { Block } from '../content/model.ts'
import { nearest } from '../text/nearest.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { attribute } from './attribute.ts'
import { writeBlocks } from './flow.ts'
import { writeInline } from './inline.ts'
import { parseMarkdown, type NodeOf } from './parser.ts'
import { checkLab } from './lab.ts'
import { checkTabs } from './tabs.ts'
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

export function writeDirective(node: Directive, writing: Writing): Block[] {
  const kind = admonitionKind(node.name)
  if (kind && node.type === 'containerDirective') return writeAdmonition(node, kind, writing)
  const component = components[node.name]
  if (component) return [writeComponent(node, component, writing)]
  reportUnknown(node, writing)
  return []
}

export function reportUnknown(node: Directive, writing: Writing): void {
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

/** HTML all through, unless it holds a component. */
function writeAdmonition(
  node: NodeOf<'containerDirective'>,
  kind: AdmonitionKind,
  writing: Writing,
): Block[] {
  const title = admonitionTitle(node, writing)
  const children = writeBlocks(withoutLabel(node), writing, false)
  const [only] = children
  if (children.length > 1 || (only && 'component' in only)) {
    return [{ component: 'Admonition', props: { kind, title }, children }]
  }
  return [
    { html: `${admonitionStart(kind, title)}\n${only && 'html' in only ? only.html : ''}\n</div>` },
  ]
}

export function admonitionStart(kind: AdmonitionKind, title: string): string {
  return `<div class="admonition" role="note"${attribute('data-kind', kind)}>\n<p class="admonition-title">${title}</p>`
}

/** As HTML: `:::tip[标题]`, `:::tip 标题`, or the kind's own name. */
export function admonitionTitle(node: NodeOf<'containerDirective'>, writing: Writing): string {
  const label = labelOf(node)
  if (label) return writeInline(label.children, writing)
  const rest = titleOnLine(node, writing.source)
  if (!rest) {
    const kind = admonitionKind(node.name)
    return escapeText(kind ? writing.strings.admonitions[kind] : node.name)
  }
  const [paragraph] = parseMarkdown(rest).children
  return paragraph?.type === 'paragraph'
    ? writeInline(paragraph.children, writing)
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

export function withoutLabel(
  node: NodeOf<'containerDirective'>,
): NodeOf<'containerDirective'>['children'] {
  return node.children.filter((child) => !(child.type === 'paragraph' && isLabel(child)))
}

function isLabel(node: NodeOf<'paragraph'>): boolean {
  return (
    node.data !== undefined && 'directiveLabel' in node.data && node.data.directiveLabel === true
  )
}

function writeComponent(node: Directive, component: string, writing: Writing): Block {
  const props = componentProps(node, writing)
  if (component === 'Lab') checkLab(node, writing)
  if (node.type === 'leafDirective') return { component, props, children: [] }
  if (component === 'Tabs') checkTabs(node, withoutLabel(node), writing)
  return { component, props, children: writeBlocks(withoutLabel(node), writing, false) }
}

function componentProps(node: Directive, writing: Writing): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.attributes ?? {})) props[name] = value ?? ''
  const label = node.type === 'containerDirective' ? labelOf(node) : undefined
  if (label) props['label'] = writeInline(label.children, writing)
  return props
}

/** The component a directive stands for and its props, for MDX, which draws its children itself. */
export function directiveComponent(
  node: NodeOf<'containerDirective'>,
  writing: Writing,
): { name: string; props: Record<string, string> } | undefined {
  const kind = admonitionKind(node.name)
  if (kind) return { name: 'Admonition', props: { kind, title: admonitionTitle(node, writing) } }
  const name = components[node.name]
  if (name === 'Tabs') checkTabs(node, withoutLabel(node), writing)
  return name ? { name, props: componentProps(node, writing) } : undefined
}

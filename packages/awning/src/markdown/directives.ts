import { nearest } from '../text/nearest.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { buildAdmonition, buildDetails } from './box.ts'
import { boxNamed, boxNames } from './boxNames.ts'
import { buildCodeGroup } from './codeGroup.ts'
import type { ComponentNode, DocumentNode } from './documentTree.ts'
import { buildFlow } from './flow.ts'
import { buildInline } from './inline.ts'
import { parseMarkdown, type NodeOf } from './parser.ts'
import { checkLab } from './checkLab.ts'
import { spoilerName, spoilerTitle } from './spoiler.ts'
import { checkTabs } from './tabs.ts'
import { htmlOf } from './toHtml.ts'
import { buildVideo, videoName } from './video.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

type Container = NodeOf<'containerDirective'>
type Directive = Container | NodeOf<'leafDirective'>

/** Directives that name a component of the theme. */
const components = new Map([
  ['tabs', 'Tabs'],
  ['tab', 'Tab'],
  ['lab', 'Lab'],
])

export function buildDirective(node: Directive, context: WriteContext): DocumentNode[] {
  const box = node.type === 'containerDirective' ? buildBox(node, context) : undefined
  if (box) return [box]
  if (node.type === 'containerDirective' && node.name === 'code-group')
    return [buildCodeGroup(node, context)]
  if (node.name === videoName) return asList(buildVideo(node, context))
  const component = components.get(node.name)
  if (component) return [buildComponent(node, component, context)]
  reportUnknown(node, context)
  return []
}

function asList(node: DocumentNode | undefined): DocumentNode[] {
  return node ? [node] : []
}

function reportUnknown(node: Directive, context: WriteContext): void {
  const names = [...boxNames, 'details', 'code-group', spoilerName, videoName, ...components.keys()]
  const guess = nearest(node.name, names)
  context.diagnostics.push({
    severity: 'error',
    ...positionOf(node),
    message: `there is no block called "${node.name}"`,
    hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${names.join(', ')}.`,
  })
}

function buildBox(node: Container, context: WriteContext): DocumentNode | undefined {
  const name = boxNamed(node.name)
  const isSpoiler = node.name === spoilerName
  if (!name && !isSpoiler && node.name !== 'details') return undefined
  const { strings, source } = context
  const written = boxTitle(node, context)
  const box = {
    title: isSpoiler
      ? spoilerTitle(written, strings)
      : (written ?? escapeText(name ? name.title(strings) : strings.boxes.details)),
    children: buildFlow(withoutLabel(node), context),
    position: positionOf(node),
  }
  if (isSpoiler) return buildDetails(false, box)
  return name ? buildAdmonition(name.kind, box) : buildDetails(isOpen(node, source), box)
}

/** The title as HTML, from `:::tip[标题]` or `:::tip 标题`. */
function boxTitle(node: Container, context: WriteContext): string | undefined {
  const label = labelOf(node)
  if (label) return htmlOf(buildInline(label.children, context))
  const titleSource = titleOnLine(node, context.source)
  if (!titleSource) return undefined
  const [paragraph] = parseMarkdown(titleSource).children
  return paragraph?.type === 'paragraph'
    ? htmlOf(buildInline(paragraph.children, context))
    : escapeText(titleSource)
}

/** `{open}` after a title, where the parser reads no attributes. */
const OPEN = /[ \t]*\{open\}\s*$/

/** The text after the name of a directive on its first line, as written. */
export function titleOnLine(node: Container, source: readonly string[]): string | undefined {
  const written = /^\s*:{3,}\s*[\w-]+[ \t]+([^\s[{].*)$/.exec(firstLine(node, source))?.[1]
  return written?.replace(OPEN, '').trim()
}

function isOpen(node: Container, source: readonly string[]): boolean {
  return 'open' in (node.attributes ?? {}) || OPEN.test(firstLine(node, source))
}

function firstLine(node: Container, source: readonly string[]): string {
  const { line = 1, column = 1 } = positionOf(node)
  return source[line - 1]?.slice(column - 1) ?? ''
}

export function labelOf(node: Container): NodeOf<'paragraph'> | undefined {
  const [first] = node.children
  return first?.type === 'paragraph' && isLabel(first) ? first : undefined
}

function withoutLabel(node: Container): Container['children'] {
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

import type { TocEntry } from '../content/model.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { element, textNode, type DocumentNode } from './documentTree.ts'
import { buildInline } from './inline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { htmlOf } from './toHtml.ts'
import { placeOf, type FlatToc, type Writing } from './writing.ts'

/** A heading with its id and the link to itself; `h1` has neither. Only top-level ones are listed in the contents. */
export function buildHeading(
  node: NodeOf<'heading'>,
  writing: Writing,
  listed: boolean,
): DocumentNode {
  const children = buildInline(node.children, writing)
  if (node.depth === 1) return element('h1', {}, children)
  const id = takeId(node, writing)
  if (listed) {
    warnOfSkippedLevel(node, writing)
    writing.headings.push({ id, level: node.depth, html: withoutLinks(htmlOf(children)) })
  }
  const label = writing.strings.headingLink
  const link = element(
    'a',
    { class: 'heading-link', href: `#${id}`, 'aria-label': label, title: label },
    [textNode('#')],
  )
  return element(`h${node.depth}`, { id }, [...children, link])
}

function takeId(node: NodeOf<'heading'>, writing: Writing): string {
  const known = writing.ids.duplicates.length
  const id = writing.ids.take(textOf(node), explicitId(node))
  if (writing.ids.duplicates.length > known) {
    writing.diagnostics.push({
      severity: 'error',
      ...placeOf(node),
      message: `two headings carry the id {#${explicitId(node)}}`,
      hint: 'Ids are addresses: give each heading its own.',
    })
  }
  return id
}

function explicitId(node: NodeOf<'heading'>): string | undefined {
  const properties: unknown =
    node.data && 'hProperties' in node.data ? node.data.hProperties : undefined
  if (typeof properties !== 'object' || properties === null || !('id' in properties))
    return undefined
  return typeof properties.id === 'string' ? properties.id : undefined
}

/** Ids that authors set, anywhere in the document: no generated one may take them first. */
export function explicitIds(node: MarkdownNode): string[] {
  const ids: string[] = []
  collectIds(node, ids)
  return ids
}

function collectIds(node: MarkdownNode, ids: string[]): void {
  const id = node.type === 'heading' ? explicitId(node) : undefined
  if (id !== undefined) ids.push(id)
  if (node.type !== 'heading' && 'children' in node)
    for (const child of node.children) collectIds(child, ids)
}

function warnOfSkippedLevel(node: NodeOf<'heading'>, writing: Writing): void {
  const before = writing.headings.at(-1)?.level ?? 1
  if (node.depth <= before + 1) return
  writing.diagnostics.push({
    severity: 'warning',
    ...placeOf(node),
    message: `a heading of level ${node.depth} follows one of level ${before}: a level is skipped`,
    hint: `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(node.depth)}.`,
  })
}

/** A contents entry is a link itself, so links inside a heading are shown as their text. */
function withoutLinks(html: string): string {
  return htmlTokens(html)
    .filter((token) => !('name' in token) || (token.name !== 'a' && token.name !== 'img'))
    .map(({ start, end }) => html.slice(start, end))
    .join('')
}

export function textOf(node: MarkdownNode): string {
  if ('value' in node && node.type !== 'html') return node.value
  if ('children' in node) return node.children.map(textOf).join('')
  return ''
}

/** Nests the headings of the wanted levels; one whose level is skipped hangs on its nearest listed ancestor. */
export function nestToc(
  headings: readonly FlatToc[],
  [min, max]: readonly [number, number],
): TocEntry[] {
  type Building = FlatToc & { children: Building[] }
  const roots: Building[] = []
  const open: Building[] = []
  for (const heading of headings) {
    if (heading.level < min || heading.level > max) continue
    const entry: Building = { ...heading, children: [] }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= entry.level) open.pop()
    ;(open.at(-1)?.children ?? roots).push(entry)
    open.push(entry)
  }
  return roots
}

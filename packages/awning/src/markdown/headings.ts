import type { TocEntry } from '../content/model.ts'
import { replaceAttributes, replaceElements } from '../text/html/elements.ts'
import { attributeOf, htmlTokens, type HtmlToken, type OpenTag } from '../text/html/htmlTokens.ts'
import { element, textNode, type DocumentNode } from './documentTree.ts'
import { buildInline } from './inline.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { htmlOf } from './toHtml.ts'
import { positionOf, type FlatToc, type WriteContext } from './writeContext.ts'

/**
 * A heading with its id and the link to itself; the title of the text has neither. Only top-level ones are listed in the
 * contents, and no further `h1`: the page has a title already.
 */
export function buildHeading(
  node: NodeOf<'heading'>,
  context: WriteContext,
  listed: boolean,
): DocumentNode {
  const children = buildInline(node.children, context)
  if (node === context.title) return element('h1', {}, children)
  const id = takeId(node, context)
  if (listed && node.depth > 1) {
    warnOfSkippedLevel(node, context)
    context.headings.push({ id, level: node.depth, html: contentsEntry(htmlOf(children)) })
  }
  const label = context.strings.headingLink
  const link = element(
    'a',
    { class: 'heading-link', href: `#${id}`, 'aria-label': label, title: label },
    [textNode('#')],
  )
  return element(`h${node.depth}`, { id }, [...children, link])
}

function takeId(node: NodeOf<'heading'>, context: WriteContext): string {
  const known = context.ids.duplicates.length
  const id = context.ids.take(textOf(node), explicitId(node))
  if (context.ids.duplicates.length > known) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message: `two headings have the id {#${explicitId(node)}}`,
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

/** All ids in the document that authors have set, so that no generated id is the same. */
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

function warnOfSkippedLevel(node: NodeOf<'heading'>, context: WriteContext): void {
  const before = context.headings.at(-1)?.level ?? 1
  if (node.depth <= before + 1) return
  context.diagnostics.push({
    severity: 'warning',
    ...positionOf(node),
    message: `a heading of level ${node.depth} follows one of level ${before}: a level is skipped`,
    hint: `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(node.depth)}.`,
  })
}

/**
 * A contents entry is a link itself, so links inside a heading are shown as their text, and footnotes, which are read
 * at the heading, not at all. Ids stay with the heading: a page must have each of them once.
 */
function contentsEntry(heading: string): string {
  const html = replaceElements(heading, isFootnoteReference, () => '')
  return htmlTokens(html)
    .filter((token) => !('name' in token) || (token.name !== 'a' && token.name !== 'img'))
    .map((token) =>
      token.kind === 'open' ? withoutId(html, token) : html.slice(token.start, token.end),
    )
    .join('')
}

function isFootnoteReference(tag: OpenTag, next: HtmlToken | undefined): boolean {
  return tag.name === 'sup' && next?.kind === 'open' && attributeOf(next, 'role') === 'doc-noteref'
}

function withoutId(html: string, tag: OpenTag): string {
  return replaceAttributes(html, tag, ({ name }) => (name === 'id' ? '' : undefined))
}

export function textOf(node: MarkdownNode): string {
  if ('value' in node && node.type !== 'html') return node.value
  if ('children' in node) return node.children.map(textOf).join('')
  return ''
}

/** Nests the headings of some levels. If a level is skipped, a heading becomes a child of the nearest listed heading above it. */
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

import { blockedScriptLink, isScriptAddress } from '../config/blockedAddress.ts'
import { element, textNode, type Attributes, type DocumentNode } from './documentTree.ts'
import { balanceHtml } from './balanceHtml.ts'
import { baselineClass } from './baseline.ts'
import { buildImage, resolveImage } from './image.ts'
import { buildInlineMath } from './math.ts'
import { buildMdx } from './mdxNode.ts'
import { buildRawHtml } from './rawHtml.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { sourceOf } from './shortcodes.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** Converts inline content to nodes. */
export function buildInline(nodes: readonly MarkdownNode[], context: WriteContext): DocumentNode[] {
  const built: DocumentNode[] = []
  for (const node of nodes) {
    const nodes = buildOne(node, context)
    if (Array.isArray(nodes)) built.push(...nodes)
    else built.push(nodes)
  }
  return balanceHtml(built, context)
}

function buildOne(node: MarkdownNode, context: WriteContext): DocumentNode | DocumentNode[] {
  switch (node.type) {
    case 'text':
      warnOfBareStars(node, context)
      return textNode(node.value)
    case 'emphasis':
      return element('em', {}, buildInline(node.children, context))
    case 'strong':
      return element('strong', {}, buildInline(node.children, context))
    case 'delete':
      return element('del', {}, buildInline(node.children, context))
    case 'inlineCode':
      // A line break in the source of inline code is a space.
      return element('code', {}, [textNode(node.value.replaceAll('\n', ' '))])
    case 'inlineMath':
      return buildInlineMath(node, context)
    case 'break':
      return element('br')
    case 'html':
      return buildRawHtml(node, context)
    case 'link':
      return buildLink(node, node.url, node.title, context)
    case 'image':
    case 'imageReference':
      return buildImage(node, resolveImage(node, context), context)
    case 'linkReference': {
      const definition = context.definitions.get(node.identifier)
      return buildLink(node, definition?.url ?? '', definition?.title, context)
    }
    case 'footnoteReference':
      return buildFootnoteReference(node, context)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return buildMdx(node, context)
    default:
      return []
  }
}

/** Two asterisks in the output are emphasis that the parser did not recognise, unless they are escaped. */
function warnOfBareStars(node: NodeOf<'text'>, context: WriteContext): void {
  if (!node.value.includes('**') || !/(?<!\\)\*\*/.test(sourceOf(node, context.source))) return
  context.diagnostics.push({
    severity: 'warning',
    ...positionOf(node),
    message: 'a bare ** is shown to the reader: the emphasis around here does not open or close',
    hint: 'Put no space inside the asterisks, or write \\*\\* where asterisks are meant.',
  })
}

function buildLink(
  node: NodeOf<'link'> | NodeOf<'linkReference'>,
  url: string,
  title: string | null | undefined,
  context: WriteContext,
): DocumentNode {
  const children = buildInline(node.children, context)
  const attributes = {
    ...linkAttributes(node, url, context),
    title: title || undefined,
    class: baselineClass(node),
  }
  return element('a', attributes, children)
}

/** The attributes of a link, which is resolved and recorded for the link check. */
function linkAttributes(
  node: { position?: NodeOf<'link'>['position'] },
  url: string,
  context: WriteContext,
): Attributes {
  const position = positionOf(node)
  if (url === '') {
    context.diagnostics.push({
      severity: 'error',
      ...position,
      message: 'the link has no address',
      hint: 'Write one between the parentheses, [text](./page.md), or remove the link.',
    })
    return { href: url }
  }
  const link = context.resolve.link(url)
  switch (link.kind) {
    case 'external':
      if (isScriptAddress(link.href))
        context.diagnostics.push({ severity: 'error', ...position, ...blockedScriptLink })
      return /^(?:mailto|tel):/i.test(link.href)
        ? { href: link.href }
        : { href: link.href, target: '_blank', rel: 'noopener noreferrer' }
    case 'file':
      return { href: link.href, target: '_blank' }
    case 'page':
      context.links.push({
        written: url,
        href: link.href,
        line: position.line ?? 1,
        column: position.column ?? 1,
      })
      return { href: link.href }
    case 'missing':
      context.diagnostics.push({
        severity: 'warning',
        rule: 'markdown',
        ...position,
        message: `the link to ${url} leads to ${link.reason ?? 'no content file'}`,
        ...(link.hint ? { hint: link.hint } : {}),
      })
      return { 'data-missing': url }
    case 'rejected':
      context.diagnostics.push({
        severity: 'error',
        ...position,
        message: `the file ${url} ${link.reason}`,
        hint: link.hint,
      })
      return { 'data-missing': url }
  }
}

function buildFootnoteReference(
  node: NodeOf<'footnoteReference'>,
  context: WriteContext,
): DocumentNode {
  const { order } = context.footnotes
  const known = order.get(node.identifier)
  const number = known?.number ?? order.size + 1
  const count = (known?.count ?? 0) + 1
  order.set(node.identifier, { number, count })
  const { note, reference } = footnoteIds(node.identifier)
  const id = count > 1 ? `${reference}-${count}` : reference
  const link = element('a', { href: `#${note}`, id, role: 'doc-noteref' }, [
    textNode(String(number)),
  ])
  return element('sup', {}, [link])
}

export function footnoteIds(identifier: string): { note: string; reference: string } {
  const name = identifier.replace(/\s+/g, '-')
  return { note: `fn-${name}`, reference: `fnref-${name}` }
}

import type { Image } from '../content/model.ts'
import { isRejectedFile } from './rejectedFile.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import {
  element,
  textNode,
  type Attributes,
  type DocumentNode,
  type ElementNode,
} from './documentTree.ts'
import { buildMdx } from './mdxNode.ts'
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
  return built
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
      return element('code', {}, [textNode(node.value)])
    case 'break':
      return element('br')
    case 'html':
      return { kind: 'html', html: rawHtml(node, context) }
    case 'link': {
      const [link, rest] = splitBareAddress(node, context)
      const built = buildLink(link, link.url, link.title, context)
      return rest === '' ? built : [built, textNode(rest)]
    }
    case 'image':
    case 'imageReference':
      return buildImage(node, context)
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

/** Returns HTML as written, and reports what the content security policy would silently block. */
export function rawHtml(node: NodeOf<'html'>, context: WriteContext): string {
  const tags = htmlTokens(node.value).filter((token) => token.kind === 'open')
  const attributes = tags.flatMap((tag) => tag.attributes)
  if (attributes.some(({ name }) => name === 'style')) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message:
        'a style attribute has no effect here: the content security policy forbids inline styles',
      hint: 'Use a class that the theme knows, or plain Markdown.',
    })
  }
  if (
    tags.some(({ name }) => name === 'script') ||
    attributes.some(({ name }) => isHandlerName(name))
  ) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message:
        'inline scripts and handlers have no effect in .md: the content security policy forbids them',
      hint: 'Name the file .mdx and use a React component.',
    })
  }
  return node.value
}

/** `onclick`, `onload` and the like. */
export function isHandlerName(attribute: string): boolean {
  return /^on[a-z]+$/i.test(attribute)
}

function buildLink(
  node: NodeOf<'link'> | NodeOf<'linkReference'>,
  url: string,
  title: string | null | undefined,
  context: WriteContext,
): DocumentNode {
  const children = buildInline(node.children, context)
  const attributes = { ...linkAttributes(node, url, context), title: title || undefined }
  return element('a', attributes, children)
}

/**
 * A bare address ends before Chinese text, but the parser takes all of `https://a.b，中文`. Returns the
 * link and the text that is not part of it.
 */
export function splitBareAddress(
  node: NodeOf<'link'>,
  { source }: Pick<WriteContext, 'source'>,
): [NodeOf<'link'>, string] {
  const { start } = node.position ?? {}
  // In `<…>` and `[…](…)` the author has marked the end.
  if (start && /[<[]/.test(source[start.line - 1]?.[start.column - 1] ?? '')) return [node, '']
  const [text] = node.children
  if (
    node.children.length !== 1 ||
    text?.type !== 'text' ||
    !/^(?:https?:\/\/|www\.)/.test(text.value)
  )
    return [node, '']
  const end = text.value.search(/[\u2018-\u201d\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/)
  if (end < 0 || !node.url.endsWith(text.value)) return [node, '']
  const rest = text.value.slice(end)
  const shorter = { ...text, value: text.value.slice(0, end) }
  return [{ ...node, url: node.url.slice(0, -rest.length), children: [shorter] }, rest]
}

/** The attributes of a link, which is resolved and recorded for the link check. */
function linkAttributes(
  node: { position?: NodeOf<'link'>['position'] },
  url: string,
  context: WriteContext,
): Attributes {
  const link = context.resolve.link(url)
  const position = positionOf(node)
  switch (link.kind) {
    case 'external':
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
        ...position,
        message: `the link to ${url} leads to no content file`,
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

export type ImageNode = NodeOf<'image'> | NodeOf<'imageReference'>

export function imageTarget(
  node: ImageNode,
  context: WriteContext,
): { url: string; title?: string | null | undefined } {
  return node.type === 'image' ? node : (context.definitions.get(node.identifier) ?? { url: '' })
}

/** The `sizes` of a picture: as wide as the text column, or as a narrower screen. */
const pictureSizes = '(max-width: 48rem) 100vw, 46rem'

export function buildImage(node: ImageNode, context: WriteContext): ElementNode {
  const { url, title } = imageTarget(node, context)
  const { src, width, height, variants } = imageAttributes(node, url, context)
  const srcset = variants?.map((variant) => `${variant.src} ${variant.width}w`).join(', ')
  return element('img', {
    src,
    srcset,
    sizes: srcset && pictureSizes,
    width,
    height,
    alt: node.alt ?? '',
    title: title || undefined,
    loading: 'lazy',
    decoding: 'async',
  })
}

function imageAttributes(
  node: ImageNode,
  url: string,
  context: WriteContext,
): Pick<Image, 'src'> & Partial<Image> {
  const image = context.resolve.image(url)
  if (isRejectedFile(image)) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message: `the image ${url} ${image.reason}`,
      hint: image.hint,
    })
    return { src: url }
  }
  if (!image) {
    context.diagnostics.push({
      severity: 'error',
      ...positionOf(node),
      message: `the image ${url || '(no address)'} does not exist`,
      hint: 'Put the file beside this one and name it with ./, or put it under public/ and start its address with /.',
    })
    return { src: url }
  }
  return image
}

function buildFootnoteReference(
  node: NodeOf<'footnoteReference'>,
  context: WriteContext,
): DocumentNode {
  const { order } = context.footnotes
  const count = (order.get(node.identifier) ?? 0) + 1
  order.set(node.identifier, count)
  const number = [...order.keys()].indexOf(node.identifier) + 1
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

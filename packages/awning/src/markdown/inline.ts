import type { Image } from '../content/model.ts'
import { isRefusal } from './refusal.ts'
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
import { placeOf, type Writing } from './writing.ts'

/** Phrasing content as nodes. */
export function buildInline(nodes: readonly MarkdownNode[], writing: Writing): DocumentNode[] {
  const built: DocumentNode[] = []
  for (const node of nodes) {
    const one = buildOne(node, writing)
    if (Array.isArray(one)) built.push(...one)
    else built.push(one)
  }
  return built
}

function buildOne(node: MarkdownNode, writing: Writing): DocumentNode | DocumentNode[] {
  switch (node.type) {
    case 'text':
      warnOfBareStars(node, writing)
      return textNode(node.value)
    case 'emphasis':
      return element('em', {}, buildInline(node.children, writing))
    case 'strong':
      return element('strong', {}, buildInline(node.children, writing))
    case 'delete':
      return element('del', {}, buildInline(node.children, writing))
    case 'inlineCode':
      return element('code', {}, [textNode(node.value)])
    case 'break':
      return element('br')
    case 'html':
      return { kind: 'html', html: rawHtml(node, writing) }
    case 'link': {
      const [link, rest] = splitBareAddress(node, writing)
      const built = buildLink(link, link.url, link.title, writing)
      return rest === '' ? built : [built, textNode(rest)]
    }
    case 'image':
    case 'imageReference':
      return buildImage(node, writing)
    case 'linkReference': {
      const definition = writing.definitions.get(node.identifier)
      return buildLink(node, definition?.url ?? '', definition?.title, writing)
    }
    case 'footnoteReference':
      return buildFootnoteReference(node, writing)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return buildMdx(node, writing)
    default:
      return []
  }
}

/** Two asterisks that reach the reader were meant as emphasis and did not become it; escaped ones are meant. */
function warnOfBareStars(node: NodeOf<'text'>, writing: Writing): void {
  if (!node.value.includes('**') || !/(?<!\\)\*\*/.test(sourceOf(node, writing.source))) return
  writing.diagnostics.push({
    severity: 'warning',
    ...placeOf(node),
    message: 'a bare ** is shown to the reader: the emphasis around here does not open or close',
    hint: 'Put no space inside the asterisks, or write \\*\\* where asterisks are meant.',
  })
}

/** HTML goes through as written; what the content security policy would silently drop is an error. */
export function rawHtml(node: NodeOf<'html'>, writing: Writing): string {
  const tags = htmlTokens(node.value).filter((token) => token.kind === 'open')
  const attributes = tags.flatMap((tag) => tag.attributes)
  if (attributes.some(({ name }) => name === 'style')) {
    writing.diagnostics.push({
      severity: 'error',
      ...placeOf(node),
      message:
        'a style attribute has no effect here: the content security policy forbids inline styles',
      hint: 'Use a class that the theme knows, or plain Markdown.',
    })
  }
  if (
    tags.some(({ name }) => name === 'script') ||
    attributes.some(({ name }) => isHandlerName(name))
  ) {
    writing.diagnostics.push({
      severity: 'error',
      ...placeOf(node),
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
  writing: Writing,
): DocumentNode {
  const children = buildInline(node.children, writing)
  const attributes = { ...linkAttributes(node, url, writing), title: title || undefined }
  return element('a', attributes, children)
}

/**
 * A bare address ends where Chinese begins: the parser takes `https://a.b，中文` whole, no reader does.
 * Gives the link and the text that is not part of it.
 */
export function splitBareAddress(
  node: NodeOf<'link'>,
  { source }: Pick<Writing, 'source'>,
): [NodeOf<'link'>, string] {
  const { start } = node.position ?? {}
  // `<…>` and `[…](…)`: the author said where it ends.
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
  writing: Writing,
): Attributes {
  const link = writing.resolve.link(url)
  const place = placeOf(node)
  switch (link.kind) {
    case 'external':
      return /^(?:mailto|tel):/i.test(link.href)
        ? { href: link.href }
        : { href: link.href, target: '_blank', rel: 'noopener noreferrer' }
    case 'file':
      return { href: link.href, target: '_blank' }
    case 'page':
      writing.links.push({
        written: url,
        href: link.href,
        line: place.line ?? 1,
        column: place.column ?? 1,
      })
      return { href: link.href }
    case 'missing':
      writing.diagnostics.push({
        severity: 'warning',
        ...place,
        message: `the link to ${url} leads to no content file`,
        ...(link.hint ? { hint: link.hint } : {}),
      })
      return { 'data-missing': url }
    case 'refused':
      writing.diagnostics.push({
        severity: 'error',
        ...place,
        message: `the file ${url} ${link.refused}`,
        hint: link.hint,
      })
      return { 'data-missing': url }
  }
}

export type ImageNode = NodeOf<'image'> | NodeOf<'imageReference'>

export function imageTarget(
  node: ImageNode,
  writing: Writing,
): { url: string; title?: string | null | undefined } {
  return node.type === 'image' ? node : (writing.definitions.get(node.identifier) ?? { url: '' })
}

/** How wide a picture is shown: the column of text, or the screen where that is narrower. */
const columnWidth = '(max-width: 48rem) 100vw, 46rem'

export function buildImage(node: ImageNode, writing: Writing): ElementNode {
  const { url, title } = imageTarget(node, writing)
  const { src, width, height, variants } = imageAttributes(node, url, writing)
  const choice = variants?.map((variant) => `${variant.src} ${variant.width}w`).join(', ')
  return element('img', {
    src,
    srcset: choice,
    sizes: choice && columnWidth,
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
  writing: Writing,
): Pick<Image, 'src'> & Partial<Image> {
  const image = writing.resolve.image(url)
  if (isRefusal(image)) {
    writing.diagnostics.push({
      severity: 'error',
      ...placeOf(node),
      message: `the image ${url} ${image.refused}`,
      hint: image.hint,
    })
    return { src: url }
  }
  if (!image) {
    writing.diagnostics.push({
      severity: 'error',
      ...placeOf(node),
      message: `the image ${url || '(no address)'} does not exist`,
      hint: 'Put the file beside this one and name it with ./, or put it under public/ and start its address with /.',
    })
    return { src: url }
  }
  return image
}

function buildFootnoteReference(node: NodeOf<'footnoteReference'>, writing: Writing): DocumentNode {
  const { order } = writing.footnotes
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

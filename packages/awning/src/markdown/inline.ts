import type { Image } from '../content/model.ts'
import { isRefusal } from './refusal.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { attribute } from './attribute.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { sourceOf } from './shortcodes.ts'
import { placeOf, type Writing } from './writing.ts'

/** Phrasing content to HTML. */
export function writeInline(nodes: readonly MarkdownNode[], writing: Writing): string {
  return nodes.map((node) => writeOne(node, writing)).join('')
}

function writeOne(node: MarkdownNode, writing: Writing): string {
  switch (node.type) {
    case 'text':
      warnOfBareStars(node, writing)
      return escapeText(node.value)
    case 'emphasis':
      return `<em>${writeInline(node.children, writing)}</em>`
    case 'strong':
      return `<strong>${writeInline(node.children, writing)}</strong>`
    case 'delete':
      return `<del>${writeInline(node.children, writing)}</del>`
    case 'inlineCode':
      return `<code>${escapeText(node.value)}</code>`
    case 'break':
      return '<br>'
    case 'html':
      return rawHtml(node, writing)
    case 'link': {
      const [link, rest] = splitBareAddress(node, writing)
      return writeLink(link, link.url, link.title, writing) + escapeText(rest)
    }
    case 'image':
    case 'imageReference':
      return writeImage(node, writing).html
    case 'linkReference': {
      const definition = writing.definitions.get(node.identifier)
      return writeLink(node, definition?.url ?? '', definition?.title, writing)
    }
    case 'footnoteReference':
      return writeFootnoteReference(node, writing)
    default:
      return ''
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

function writeLink(
  node: NodeOf<'link'> | NodeOf<'linkReference'>,
  url: string,
  title: string | null | undefined,
  writing: Writing,
): string {
  const text = writeInline(node.children, writing)
  const attributes = linkAttributes(node, url, writing)
  return `<a${Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('')}${attribute('title', title || undefined)}>${text}</a>`
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

/** The attributes of a link, resolved and remembered for the link check; shared with MDX. */
export function linkAttributes(
  node: { position?: NodeOf<'link'>['position'] },
  url: string,
  writing: Writing,
): Record<string, string> {
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

/** The image as HTML, and what there is to say about it. */
export function writeImage(
  node: ImageNode,
  writing: Writing,
): { html: string; src: string; alt: string; title: string | undefined } {
  const { url, title } = imageTarget(node, writing)
  const { src, width, height, variants } = imageAttributes(node, url, writing)
  const alt = node.alt ?? ''
  const choice = variants?.map((variant) => `${variant.src} ${variant.width}w`).join(', ')
  const html = `<img${attribute('src', src)}${attribute('srcset', choice)}${attribute('sizes', choice && columnWidth)}${attribute('width', width)}${attribute('height', height)}${attribute('alt', alt)}${attribute('title', title || undefined)} loading="lazy" decoding="async">`
  return { html, src, alt, title: title || undefined }
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

function writeFootnoteReference(node: NodeOf<'footnoteReference'>, writing: Writing): string {
  const { order } = writing.footnotes
  const count = (order.get(node.identifier) ?? 0) + 1
  order.set(node.identifier, count)
  const number = [...order.keys()].indexOf(node.identifier) + 1
  const id = footnoteIds(node.identifier)
  const suffix = count > 1 ? `-${count}` : ''
  return `<sup><a${attribute('href', `#${id.note}`)}${attribute('id', id.reference + suffix)} role="doc-noteref">${number}</a></sup>`
}

export function footnoteIds(identifier: string): { note: string; reference: string } {
  const name = identifier.replace(/\s+/g, '-')
  return { note: `fn-${name}`, reference: `fnref-${name}` }
}

import { escapeText } from '../../text/escapeHtml.ts'
import { replaceElements } from '../../text/html/elements.ts'
import { attributeOf } from '../../text/html/htmlTokens.ts'
import type { Block } from '../../content/model.ts'
import type { Strings } from '../../i18n/strings.ts'
import type { FindLabTexts } from '../labs/labTexts.ts'
import { isSvg } from './drawings.ts'
import { plainHtml } from './plainHtml.ts'

export interface FeedHtmlContext {
  /** The address of the page, whole. */
  readonly page: string
  readonly t: Strings
  /** What the labs of the text say, in its language. */
  readonly labTexts: FindLabTexts
  /** Address of a drawing of the text as a file of its own. */
  readonly drawing?: (svg: string) => string | undefined
}

/** A text that can be read anywhere: one piece of plain HTML, with the page's components put into words. */
export function feedHtml(blocks: readonly Block[], context: FeedHtmlContext): string {
  return blocks.map((block) => blockHtml(block, context)).join('\n')
}

function blockHtml(block: Block, context: FeedHtmlContext): string {
  const { page } = context
  if ('html' in block) return plainHtml(withPictures(block.html, context), page)
  const inside = feedHtml(block.children, context)
  switch (block.component) {
    case 'Admonition':
      return `<blockquote>\n<p><strong>${plainHtml(text(block.props['title']), page)}</strong></p>\n${inside}\n</blockquote>`
    case 'Tab': {
      const label = text(block.props['label']) || escapeText(text(block.props['value']))
      return `<h4>${plainHtml(label, page)}</h4>\n${inside}`
    }
    case 'Lab':
      return labHtml(text(block.props['name']), context)
    default:
      return inside
  }
}

/** A lab runs on its page alone, so a feed has its title, what it shows, and a link to the page. */
function labHtml(name: string, context: FeedHtmlContext): string {
  const texts = context.labTexts(name)
  if (!texts) return ''
  return [
    `<h4>${escapeText(texts.title)}</h4>`,
    `<p>${escapeText(texts.text)}</p>`,
    tryIt(context),
  ].join('\n')
}

/** Where to find what moves. */
export function tryIt({ page, t }: FeedHtmlContext): string {
  return `\n<p><a href="${page}">${escapeText(t.markdown.tryIt)}</a></p>`
}

/** A drawing takes its colours from the page it is in, so it is shown as a file that brings its own. */
function withPictures(html: string, { drawing }: FeedHtmlContext): string {
  return replaceElements(html, isSvg, ({ tag, start, end }) => {
    const words = attributeOf(tag, 'aria-label') ?? ''
    const src = drawing?.(html.slice(start, end))
    if (src === undefined) return words && `<em>${words}</em>`
    const size = ['width', 'height'].map((name) => attribute(name, attributeOf(tag, name)))
    return `<img src="${src}" alt="${words}"${size.join('')}>`
  })
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`
}

function text(prop: unknown): string {
  return typeof prop === 'string' ? prop : ''
}

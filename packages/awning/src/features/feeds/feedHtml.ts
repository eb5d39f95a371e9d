import { escapeAttribute, escapeText } from '../../text/escapeHtml.ts'
import { replaceElements } from '../../text/html/elements.ts'
import { attributeOf } from '../../text/html/htmlTokens.ts'
import type { Block } from '../../content/model.ts'
import type { Strings } from '../../i18n/strings.ts'
import type { FindLabTexts } from '../labs/labTexts.ts'
import { isVideo, isVideoFrame, type VideoFile, type VideoFrame } from '../video/videoProps.ts'
import { isSvg } from './diagramFiles.ts'
import { plainHtml } from './plainHtml.ts'

export interface FeedHtmlContext {
  /** The absolute URL of the page. */
  readonly page: string
  readonly t: Strings
  /** Titles and descriptions of labs, in the language of the text. */
  readonly labTexts: FindLabTexts
  /** Address of the file of a diagram; undefined if it has none. */
  readonly diagramHref?: (svg: string) => string | undefined
}

/** Converts a text to plain HTML for feed readers, with the components of the page replaced by text. */
export function feedHtml(blocks: readonly Block[], context: FeedHtmlContext): string {
  return blocks.map((block) => blockHtml(block, context)).join('\n')
}

function blockHtml(block: Block, context: FeedHtmlContext): string {
  const { page } = context
  if ('html' in block) return plainHtml(withDiagramFiles(block.html, context), page)
  const inside = feedHtml(block.children, context)
  switch (block.component) {
    case 'Admonition':
      return `<blockquote>\n<p><strong>${plainHtml(text(block.props['title']), page)}</strong></p>\n${inside}\n</blockquote>`
    case 'Details':
      return `<details>\n<summary>${plainHtml(text(block.props['title']), page)}</summary>\n${inside}\n</details>`
    case 'Exercise': {
      const [example, ...answer] = block.children
      const summary = escapeText(text(block.props['answer']))
      return `${feedHtml(example ? [example] : [], context)}\n<details>\n<summary>${summary}</summary>\n${feedHtml(answer, context)}\n</details>`
    }
    case 'Tab': {
      const label = text(block.props['label']) || escapeText(text(block.props['value']))
      return `<h4>${plainHtml(label, page)}</h4>\n${inside}`
    }
    case 'Lab':
      return labHtml(text(block.props['name']), context)
    case 'Video':
      return isVideo(block.props) ? plainHtml(videoHtml(block.props), page) : ''
    default:
      return inside
  }
}

/** A lab runs only on its page, so a feed contains its title, its description and a link to the page. */
function labHtml(name: string, context: FeedHtmlContext): string {
  const texts = context.labTexts(name)
  if (!texts) return ''
  return [
    `<h4>${escapeText(texts.title)}</h4>`,
    `<p>${escapeText(texts.text)}</p>`,
    tryItLink(context),
  ].join('\n')
}

/** A feed has the file of a video with its controls, but only a link to one of another site. */
function videoHtml(video: VideoFile | VideoFrame): string {
  const title = escapeText(video.title)
  if (!isVideoFrame(video))
    return `<video src="${video.src}" controls${attribute('poster', video.poster)}></video>\n<p>${title}</p>`
  const picture = video.poster === undefined ? '' : `<img src="${video.poster}" alt=""><br>`
  return `<p><a href="${escapeAttribute(video.page)}">${picture}${title} (${video.host})</a></p>`
}

/** A link to the page, for content that does not work in a feed reader. */
export function tryItLink({ page, t }: FeedHtmlContext): string {
  return `\n<p><a href="${page}">${escapeText(t.markdown.tryIt)}</a></p>`
}

/** A diagram uses the colours of its page, so a feed shows a file that contains the colours. */
function withDiagramFiles(html: string, { diagramHref }: FeedHtmlContext): string {
  return replaceElements(html, isSvg, ({ tag, start, end }) => {
    const label = attributeOf(tag, 'aria-label') ?? ''
    const src = diagramHref?.(html.slice(start, end))
    if (src === undefined) return label && `<em>${label}</em>`
    const size = ['width', 'height'].map((name) => attribute(name, attributeOf(tag, name)))
    return `<img src="${src}" alt="${label}"${size.join('')}>`
  })
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`
}

function text(prop: unknown): string {
  return typeof prop === 'string' ? prop : ''
}

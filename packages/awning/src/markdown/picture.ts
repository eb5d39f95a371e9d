import { escapeText } from '../text/escapeHtml.ts'
import { attribute } from './attribute.ts'
import { isDiagram, writeDiagram } from './diagram.ts'
import { imageTarget, writeImage, type ImageNode } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { Writing } from './writing.ts'

/** The image that has a paragraph to itself. */
export function loneImage({ children }: NodeOf<'paragraph'>): ImageNode | undefined {
  const [only] = children
  if (children.length !== 1) return undefined
  return only?.type === 'image' || only?.type === 'imageReference' ? only : undefined
}

/** A figure that opens large: in place where the app runs, in a new tab where it does not. */
export function writePicture(node: ImageNode, writing: Writing): string {
  const drawing = imageTarget(node, writing)
  if (isDiagram(drawing.url)) return writeDiagram(node, drawing, writing)
  const { html, src, alt, title } = writeImage(node, writing)
  const name = `${writing.strings.openImage} ${alt}`.trim()
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : ''
  return `<figure class="picture"><a${attribute('href', src)} target="_blank" rel="noopener noreferrer"${attribute('aria-label', name)}>${html}</a>${caption}</figure>`
}

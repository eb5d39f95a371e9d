import { isDiagram, writeDiagram } from './diagram.ts'
import { element, textNode, type DocumentNode } from './documentTree.ts'
import { buildImage, imageTarget, type ImageNode } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { Writing } from './writing.ts'

/** The image that has a paragraph to itself. */
export function loneImage({ children }: NodeOf<'paragraph'>): ImageNode | undefined {
  const [only] = children
  if (children.length !== 1) return undefined
  return only?.type === 'image' || only?.type === 'imageReference' ? only : undefined
}

/** A figure that opens large: in place where the app runs, in a new tab where it does not. */
export function buildPicture(node: ImageNode, writing: Writing): DocumentNode {
  const target = imageTarget(node, writing)
  if (isDiagram(target.url)) return { kind: 'html', html: writeDiagram(node, target, writing) }
  const image = buildImage(node, writing)
  const { src: href, alt, title } = image.attributes
  const name = `${writing.strings.openImage} ${alt}`.trim()
  const link = element(
    'a',
    { href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': name },
    [image],
  )
  const caption = title ? [element('figcaption', {}, [textNode(String(title))])] : []
  return element('figure', { class: 'picture' }, [link, ...caption])
}

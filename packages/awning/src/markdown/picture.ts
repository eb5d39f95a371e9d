import { isDiagram, writeDiagram } from './diagram.ts'
import { element, textNode, type DocumentNode } from './documentTree.ts'
import { buildImage, imageTarget, type ImageNode } from './inline.ts'
import type { NodeOf } from './parser.ts'
import type { WriteContext } from './writeContext.ts'

/** The image of a paragraph that contains nothing else. */
export function loneImage({ children }: NodeOf<'paragraph'>): ImageNode | undefined {
  const [only] = children
  if (children.length !== 1) return undefined
  return only?.type === 'image' || only?.type === 'imageReference' ? only : undefined
}

/** A figure that links to its picture. The app opens it enlarged on the page; without script it opens in a new tab. */
export function buildPicture(node: ImageNode, context: WriteContext): DocumentNode {
  const target = imageTarget(node, context)
  if (isDiagram(target.url)) return { kind: 'html', html: writeDiagram(node, target, context) }
  const image = buildImage(node, context)
  const { src: href, alt, title } = image.attributes
  const name = `${context.strings.openImage} ${alt}`.trim()
  const link = element(
    'a',
    { href, target: '_blank', rel: 'noopener noreferrer', 'aria-label': name },
    [image],
  )
  const caption = title ? [element('figcaption', {}, [textNode(String(title))])] : []
  return element('figure', { class: 'picture' }, [link, ...caption])
}

import { isDiagram, writeDiagram } from './diagram.ts'
import { element, textNode, type DocumentNode } from './documentTree.ts'
import { buildImage, imageTarget, resolveImage, type ImageNode } from './image.ts'
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
  const image = resolveImage(node, context)
  const name = `${context.strings.openImage} ${node.alt ?? ''}`.trim()
  const link = element(
    'a',
    { href: image.src, target: '_blank', rel: 'noopener noreferrer', 'aria-label': name },
    [buildImage(node, image, context)],
  )
  const { title } = target
  const caption = title ? [element('figcaption', {}, [textNode(title)])] : []
  return element('figure', { class: 'picture' }, [link, ...caption])
}

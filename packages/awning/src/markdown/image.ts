import { isExternal } from '../config/address.ts'
import { blockedAddress } from '../config/blockedAddress.ts'
import { isAllowed } from '../config/contentPolicy.ts'
import type { Image } from '../content/model.ts'
import { unknownPictureSize } from './checkRawTags.ts'
import { element, type ElementNode } from './documentTree.ts'
import type { NodeOf } from './parser.ts'
import { isRejectedFile } from './rejectedFile.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

export type ImageNode = NodeOf<'image'> | NodeOf<'imageReference'>

export function imageTarget(
  node: ImageNode,
  context: WriteContext,
): { url: string; title?: string | null | undefined } {
  return node.type === 'image' ? node : (context.definitions.get(node.identifier) ?? { url: '' })
}

/** The file of an image; one that cannot be shown is reported. */
export function resolveImage(node: ImageNode, context: WriteContext): Image {
  const { url } = imageTarget(node, context)
  const image = context.resolve.image(url)
  if (image && !isRejectedFile(image)) {
    if (isExternal(url)) checkRemotePicture(node, url, context)
    return image
  }
  context.diagnostics.push({
    severity: 'error',
    ...positionOf(node),
    message: image
      ? `the image ${url} ${image.reason}`
      : `the image ${url || '(no address)'} does not exist`,
    hint:
      image?.hint ??
      'Put the file beside this one and name it with ./, or put it under public/ and start its address with /.',
  })
  // Without an address, so that the check of links does not report it again.
  return { src: '' }
}

/** A picture of another site must be allowed, and its size is not known. */
function checkRemotePicture(node: ImageNode, url: string, { policy, diagnostics }: WriteContext) {
  if (!policy || /^data:/i.test(url)) return
  const mistake = isAllowed(policy.policy, 'img-src', url, policy.origin)
    ? unknownPictureSize(url)
    : { severity: 'error' as const, ...blockedAddress('img-src', url, policy.origin) }
  diagnostics.push({ ...positionOf(node), ...mistake })
}

/** The `sizes` of a picture: as wide as the text column, or as a narrower screen. */
const pictureSizes = '(max-width: 48rem) 100vw, 46rem'

/** An image with its size, in all its formats. The original is for browsers that know none of the others. */
export function buildImage(
  node: ImageNode,
  { src, width, height, sources }: Image,
  context: WriteContext,
): ElementNode {
  const { title } = imageTarget(node, context)
  const image = element('img', {
    src,
    width,
    height,
    alt: node.alt ?? '',
    title: title || undefined,
    loading: 'lazy',
    decoding: 'async',
  })
  if (!sources) return image
  return element('picture', {}, [
    ...sources.map((source) => element('source', { ...source, sizes: pictureSizes })),
    image,
  ])
}

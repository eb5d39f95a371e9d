import { isExternal } from '../config/address.ts'
import { replaceSrcset } from '../text/html/srcset.ts'
import { isRejectedFile } from './rejectedFile.ts'
import type { Resolver } from './writeContext.ts'

const fileElements: ReadonlySet<string> = new Set(['source', 'video', 'audio', 'track', 'embed'])

/**
 * The address of what HTML or JSX names by its file: a picture or another file beside the text, a page by its Markdown
 * file or with `.html`. Undefined for all other addresses, which are taken at their word.
 */
export function rawAddress(
  element: string,
  attribute: string,
  written: string,
  resolve: Pick<Resolver, 'link' | 'image'>,
): string | undefined {
  if (attribute.toLowerCase() === 'srcset') return rawSrcset(element, written, resolve)
  if (written === '' || isExternal(written)) return undefined
  if (attribute === 'href')
    return element === 'a' && /\.(?:mdx?|html)(?:[?#]|$)/i.test(written)
      ? linkedAddress(written, resolve)
      : undefined
  if (/^[/#]/.test(written)) return undefined
  if (attribute === 'src' && fileElements.has(element))
    return linkedAddress(written, resolve, 'file')
  const isPicture =
    (element === 'img' && attribute === 'src') || (element === 'video' && attribute === 'poster')
  return isPicture ? pictureAddress(written, resolve) : undefined
}

/** The pictures of a `srcset`, from which the browser chooses one. */
function rawSrcset(
  element: string,
  written: string,
  resolve: Pick<Resolver, 'image'>,
): string | undefined {
  if (element !== 'img' && element !== 'source') return undefined
  const replaced = replaceSrcset(written, (address) =>
    isExternal(address) || /^[/#]/.test(address)
      ? address
      : (pictureAddress(address, resolve) ?? address),
  )
  return replaced === written ? undefined : replaced
}

function pictureAddress(written: string, resolve: Pick<Resolver, 'image'>): string | undefined {
  const image = resolve.image(written)
  return image && !isRejectedFile(image) ? image.src : undefined
}

function linkedAddress(
  written: string,
  resolve: Pick<Resolver, 'link'>,
  wanted?: 'file',
): string | undefined {
  const link = resolve.link(written)
  if (link.kind !== 'file' && (wanted === 'file' || link.kind !== 'page')) return undefined
  return link.href
}

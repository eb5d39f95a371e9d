import { isExternal } from '../config/address.ts'
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
  if (written === '' || isExternal(written)) return undefined
  if (attribute === 'href')
    return element === 'a' && /\.(?:mdx?|html)(?:[?#]|$)/i.test(written)
      ? linkedAddress(written, resolve)
      : undefined
  if (attribute !== 'src' || /^[/#]/.test(written)) return undefined
  if (fileElements.has(element)) return linkedAddress(written, resolve, 'file')
  if (element !== 'img') return undefined
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

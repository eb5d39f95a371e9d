import { posix } from 'node:path'
import { isExternal } from '../../../config/address.ts'
import { decodedFilePath } from '../../../text/decodedFilePath.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import { docFile } from '../texts/docAddresses.ts'
import { rewriteLinks } from '../texts/rewriteLinks.ts'
import type { PlainDoc } from './plainDocs.ts'

/** The texts of the new site, by their file in the source. */
export interface LinkedTexts {
  readonly byFile: ReadonlyMap<string, PlainDoc>
  readonly defaultLocale: string
}

/** Changes the links to texts that are at another place, or in another language, in the new site. */
export function followLinks(
  body: string,
  format: MarkdownFormat,
  from: PlainDoc,
  texts: LinkedTexts,
): string {
  if (!/\.mdx?\b/.test(body)) return body
  return rewriteLinks(body, format, ({ url }) => newAddress(url, from, texts) ?? url)
}

/** Undefined where the address stays right. */
function newAddress(
  written: string,
  from: PlainDoc,
  { byFile, defaultLocale }: LinkedTexts,
): string | undefined {
  const [, name = '', rest = ''] = /^([^?#]*\.mdx?)((?:[?#].*)?)$/i.exec(written) ?? []
  if (name === '' || isExternal(name)) return undefined
  const path = decodedFilePath(name)
  const isFromRoot = path.startsWith('/')
  const file = isFromRoot ? path.slice(1) : posix.join(posix.dirname(from.file), path)
  const doc = byFile.get(file)
  if (!doc) return undefined
  if (doc.locale !== from.locale)
    return doc.locale === defaultLocale
      ? `pathname://${doc.address}${rest}`
      : `/${doc.locale}${doc.address}${rest}`
  const place = posix.dirname(docFile(from))
  const isSame = isFromRoot ? path === `/${doc.path}` : posix.join(place, path) === docFile(doc)
  if (isSame) return undefined
  const relative = encodeURI(posix.relative(place, docFile(doc)))
  return `${relative.startsWith('.') ? '' : './'}${relative}${rest}`
}

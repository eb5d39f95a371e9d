import { posix } from 'node:path'
import { parseMarkdown, parseMdx, type MarkdownNode } from '../../../markdown/parser.ts'
import { decodedAddress } from '../../../text/decodedAddress.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import { editText, TextOffsets, type TextEdit } from '../markdown/editText.ts'
import { docFile } from '../texts/docAddresses.ts'
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
  const root = format === 'mdx' ? parseMdx(body) : parseMarkdown(body)
  const offsets = new TextOffsets(body)
  const edits: TextEdit[] = []
  const visit = (node: MarkdownNode): void => {
    for (const written of addressesIn(node)) {
      const address = newAddress(written, from, texts)
      const { start, end } = offsets.range(node)
      const at = address === undefined ? -1 : body.slice(start, end).lastIndexOf(written)
      if (address !== undefined && at >= 0)
        edits.push({ start: start + at, end: start + at + written.length, text: address })
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return editText(body, edits)
}

/** The addresses of links that a node has itself. */
function addressesIn(node: MarkdownNode): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url]
  if (node.type !== 'html') return []
  return [...node.value.matchAll(/\bhref\s*=\s*(?:"([^"]+)"|'([^']+)')/gi)].flatMap(
    ([, double, single]) => double ?? single ?? [],
  )
}

/** Undefined where the address stays right. */
function newAddress(
  written: string,
  from: PlainDoc,
  { byFile, defaultLocale }: LinkedTexts,
): string | undefined {
  const [, name = '', rest = ''] = /^([^?#]*\.mdx?)((?:[?#].*)?)$/i.exec(written) ?? []
  if (name === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name)) return undefined
  const path = decodedAddress(name)
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

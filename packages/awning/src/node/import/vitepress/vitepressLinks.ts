import { posix } from 'node:path'
import { isExternal } from '../../../config/address.ts'
import { decodedAddress } from '../../../text/decodedAddress.ts'
import type { ImportTarget } from '../importTarget.ts'
import type { DocAddresses, DocPlace } from '../texts/docAddresses.ts'
import type { VitepressSections } from './vitepressSections.ts'
import type { VitepressSite } from './vitepressSettings.ts'

/** What links of texts lead to in the new site. */
export class VitepressLinks {
  readonly #site: VitepressSite
  readonly #docs: ReadonlyMap<string, DocPlace>
  readonly #addresses: DocAddresses
  readonly #sections: VitepressSections
  readonly #target: ImportTarget

  constructor(
    site: VitepressSite,
    docs: readonly DocPlace[],
    addresses: DocAddresses,
    sections: VitepressSections,
    target: ImportTarget,
  ) {
    this.#site = site
    this.#docs = new Map(docs.map((doc) => [doc.file, doc]))
    this.#addresses = addresses
    this.#sections = sections
    this.#target = target
  }

  /** The new address of a link in a text; undefined if it leads to no page. */
  link(url: string, from: DocPlace): string | undefined {
    if (url === '' || isExternal(url)) return url
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
    const inside = this.#hash(from, hash)
    if (path === '') return query + (inside || this.#newPath('', '', from, from))
    const name = decodedAddress(path)
    if (/\.(?!md$|html$)[a-z][a-z\d]*$/i.test(name)) return url
    const byAddress = this.#byAddress(name, from)
    const doc = byAddress ?? this.#byFile(name, from)
    if (!doc) return this.#isPublic(name) ? url : undefined
    const isSame = byAddress !== undefined && !/\.md$/i.test(name)
    return (isSame ? path : this.#newPath(path, name, doc, from)) + query + this.#hash(doc, hash)
  }

  #hash(doc: DocPlace, written: string): string {
    const id = written === '' ? '' : this.#sections.id(doc, written)
    return id === '' ? '' : `#${id}`
  }

  /** VitePress reads links as addresses, also those to files, and so from where `rewrites` puts a text. */
  #byAddress(name: string, from: DocPlace): DocPlace | undefined {
    const page = this.#folder(from.locale) + from.address
    const address = name.startsWith('/') ? name : posix.join(posix.dirname(`${page}.`), name)
    const first = address.split('/')[1] ?? ''
    const locale = this.#site.locales.find(({ folder }) => folder !== '' && folder === first)
    return locale
      ? this.#addresses.find(locale.id, address.slice(first.length + 1) || '/')
      : this.#addresses.find(this.#site.locales[0]?.id ?? 'en', address)
  }

  #byFile(name: string, { file }: DocPlace): DocPlace | undefined {
    const folder = name.startsWith('/') ? this.#site.texts : posix.dirname(file)
    const path = posix.join(folder, name.replace(/(?:\.(?:md|html))?$/, ''))
    return this.#docs.get(`${path}.md`) ?? this.#docs.get(posix.join(path, 'index.md'))
  }

  #newPath(path: string, name: string, doc: DocPlace, from: DocPlace): string {
    const isOther = doc.locale !== from.locale && doc.locale !== this.#site.locales[0]?.id
    if (isOther || doc.isPage) return (isOther ? `/${doc.locale}` : '') + doc.address
    if (from.isPage) return `/docs/${doc.path}`
    if (name.startsWith('/')) return `/${doc.path}` === name ? path : `/${doc.path}`
    if (posix.join(posix.dirname(from.path), name) === doc.path) return path
    const relative = posix.relative(posix.dirname(from.path), doc.path)
    return relative.startsWith('../') ? relative : `./${relative}`
  }

  #isPublic(name: string): boolean {
    const path = `public${name.startsWith('/') ? name : `/${name}`}`.replace(/\/$/, '')
    return [path, `${path}.html`, `${path}/index.html`].some((file) => this.#target.has(file))
  }

  /** Where the pages of a language are in VitePress. */
  #folder(locale: string): string {
    const folder = this.#site.locales.find(({ id }) => id === locale)?.folder ?? ''
    return folder === '' ? '' : `/${folder}`
  }
}

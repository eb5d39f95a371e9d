import { posix } from 'node:path'
import { isExternal } from '../../../config/address.ts'
import { decodedAddress } from '../../../text/decodedAddress.ts'
import type { ImportTarget } from '../importTarget.ts'
import type { DocAddresses, DocPlace } from '../texts/docAddresses.ts'
import { textAt } from '../texts/foreignValues.ts'
import type { FoundLink } from '../texts/rewriteLinks.ts'
import { baseFolder, withoutBase } from '../texts/withoutBase.ts'
import type { StarlightSite } from './starlightSettings.ts'

/** What links of texts lead to in the new site. */
export class StarlightLinks {
  readonly #site: StarlightSite
  readonly #base: string
  readonly #docs: ReadonlyMap<string, DocPlace>
  readonly #addresses: DocAddresses
  readonly #target: ImportTarget

  constructor(
    site: StarlightSite,
    docs: readonly DocPlace[],
    addresses: DocAddresses,
    target: ImportTarget,
  ) {
    this.#site = site
    this.#base = baseFolder(textAt(site.astro, 'base') ?? '')
    this.#docs = new Map(docs.map((doc) => [doc.file, doc]))
    this.#addresses = addresses
    this.#target = target
  }

  /** The new address of a link in a text; undefined if it leads to no page. */
  link({ url, kind }: Pick<FoundLink, 'url' | 'kind'>, from: DocPlace): string | undefined {
    if (url === '' || isExternal(url) || /^[#?~@]/.test(url)) return url
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    const isFile = /\.(?!mdx?$|html$)[a-z][a-z\d]*$/i.test(path)
    if (!path.startsWith('/') && (kind === 'picture' || isFile)) return url
    const address = this.#absolute(path, from)
    const plain = withoutBase(address, this.#base)
    // In HTML, an address is that in the browser.
    const written = (page: string) =>
      kind === 'html' ? this.#base.slice(0, -1) + page + suffix : page + suffix
    if (isFile || kind === 'picture' || this.#isPublic(plain)) return written(plain)
    const page = this.#page(decodedAddress(plain))
    if (page !== undefined) return written(page)
    // An address beside the folder of the site is one of another site.
    const origin = textAt(this.#site.astro, 'site')
    return plain === address && this.#base !== '/' && origin !== undefined && URL.canParse(origin)
      ? new URL(origin).origin + address + suffix
      : undefined
  }

  /** What a redirect leads to, as settings write it. */
  redirectTarget(url: string): string {
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(withoutBase(url, this.#base)) ?? []
    return (this.#page(path) ?? path) + suffix
  }

  /** An address from the root of the host. Pages of Starlight end with a slash, unless the settings say otherwise. */
  #absolute(path: string, from: DocPlace): string {
    if (path.startsWith('/')) return path
    const doc = /\.mdx?$/.test(path)
      ? this.#docs.get(posix.join(posix.dirname(from.file), decodedAddress(path)))
      : undefined
    const base = this.#base.slice(0, -1)
    if (doc) return base + this.#sourceAddress(doc)
    const isFolder = textAt(this.#site.astro, 'trailingSlash') !== 'never'
    const page = this.#sourceAddress(from).replace(/\/?$/, isFolder ? '/' : '')
    return new URL(path, `http://site${base}${page}`).pathname
  }

  #sourceAddress({ locale, address }: DocPlace): string {
    const folder = this.#site.locales.find(({ id }) => id === locale)?.folder ?? ''
    return (folder === '' ? '' : `/${folder}`) + address
  }

  /** The address of a page in the new site, where the default language has no folder. */
  #page(address: string): string | undefined {
    const [root] = this.#site.locales
    const first = address.split('/')[1] ?? ''
    const locale = this.#site.locales.find(({ folder }) => folder !== '' && folder === first)
    const inside = locale ? address.slice(first.length + 1) || '/' : address
    const { id } = locale ?? root ?? { id: 'en' }
    // What is not translated is shown in the default language.
    const doc = this.#addresses.find(id, inside) ?? this.#addresses.find(root?.id ?? 'en', inside)
    if (!doc) return undefined
    return (locale && locale !== root ? `/${id}` : '') + inside
  }

  #isPublic(address: string): boolean {
    const path = `public${decodedAddress(address)}`.replace(/\/$/, '')
    return [path, `${path}.html`, `${path}/index.html`].some((file) => this.#target.has(file))
  }
}

import { localeRoot } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { MovedAddress } from './movedAddresses.ts'

/** What the files for a host depend on. */
export interface HostSite {
  /** Without base: `https://docs.example.com`. */
  readonly url: string
  readonly base: string
  readonly trailingSlash: SiteConfig['trailingSlash']
  /** Where the addresses of each locale but the default one begin: `/en/`, or `/docs/en/`. */
  readonly localeRoots: readonly string[]
  readonly moved: readonly MovedAddress[]
  readonly options: HostOptions
}

export interface HostOptions {
  /** The port of a server behind a proxy that ends TLS. */
  readonly port?: number
  /** The folder that a server of your own serves. The site is in the subfolder that its base names. */
  readonly root: string
  readonly hsts: boolean
  /** Whether nginx has the module for `.br` files. */
  readonly brotli: boolean
}

export function hostSite(
  config: SiteConfig,
  moved: readonly MovedAddress[],
  options: HostOptions,
): HostSite {
  const { url, base, trailingSlash, locales, defaultLocale } = config
  const localeRoots = locales
    .filter(({ id }) => id !== defaultLocale)
    .map(({ id }) => localeRoot(config, id))
  return { url, base, trailingSlash, localeRoots, moved, options }
}

export const defaultHostOptions: HostOptions = { root: '/srv/site', hsts: false, brotli: false }

/** The header of a file that a person may read before anything else. */
export function writtenBy(host: string, { url, base }: HostSite): string {
  return `${url}${base}, written by \`awning deploy-files ${host}\`.`
}

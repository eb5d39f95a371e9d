import { dirname, join, posix } from 'node:path'
import { hrefOf, isExternal } from '../config/address.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { Assets } from './assets.ts'
import type { ResolvedLink, Resolver } from '../markdown/writing.ts'
import { isRefusal, type Refusal } from '../markdown/refusal.ts'
import { resolveLab } from './resolveLab.ts'
import type { SourceFile } from './sourceTree.ts'
import { nearest } from '../text/nearest.ts'

export interface ResolverContext {
  readonly root: string
  readonly config: SiteConfig
  readonly locale: LocaleId
  /** Address of every content file, by its key. */
  readonly pages: ReadonlyMap<string, string>
  readonly assets: Assets
  /** Names of the site's labs. */
  readonly labs: readonly string[]
}

/** Resolves the links, images and labs of one file; `path` is the address of its page. */
export function createResolver(context: ResolverContext, file: SourceFile, path: string): Resolver {
  const { root, config, locale, pages, assets, labs } = context
  const href = (target: string) => hrefOf(config, locale, decoded(target))

  /** Paths next to the file and, for a translation, next to the original. */
  function nextToFile(target: string): string[] {
    return [file.locale, config.defaultLocale].map((home) =>
      join(root, 'content', home, dirname(file.key), decoded(target)),
    )
  }

  function inPublic(target: string): string[] {
    return [join(root, 'public', decoded(target))]
  }

  function contentFile(target: string): ResolvedLink {
    const { pathname, suffix } = split(target)
    const name = decoded(pathname)
    const collection = file.key.slice(0, file.key.indexOf('/') + 1)
    const keys = name.startsWith('/')
      ? [collection + name.slice(1), name.slice(1)]
      : [posix.join(dirname(file.key), name), collection + name, name]
    const found = keys.map((key) => pages.get(key)).find((page) => page !== undefined)
    if (found !== undefined) return { kind: 'page', href: href(found) + suffix }
    const guess = nearest(keys[0] ?? name, pages.keys())
    return guess
      ? { kind: 'missing', hint: `Did you mean ${posix.relative(dirname(file.key), guess)}?` }
      : { kind: 'missing' }
  }

  function sitePath(target: string): ResolvedLink {
    const { pathname, suffix } = split(target)
    const asFile = assets.file(inPublic(pathname), 'public')
    if (asFile !== undefined) return fileLink(asFile, suffix)
    const first = pathname.split('/')[1] ?? ''
    const otherLocale = config.locales.some(({ id }) => id === first && id !== config.defaultLocale)
    if (otherLocale)
      return { kind: 'page', href: config.base + encodeURI(decoded(pathname).slice(1)) + suffix }
    return { kind: 'page', href: href(pathname) + suffix }
  }

  return {
    link(target) {
      if (target.startsWith('pathname://')) {
        return {
          kind: 'file',
          href: config.base + target.slice('pathname://'.length).replace(/^\/+/, ''),
        }
      }
      if (isExternal(target)) return { kind: 'external', href: target }
      if (target.startsWith('#') || target === '') return { kind: 'page', href: target }
      const { pathname } = split(target)
      if (/\.mdx?$/i.test(pathname)) return contentFile(target)
      if (pathname.startsWith('/')) return sitePath(target)
      const asset = assets.file(nextToFile(pathname), 'content')
      if (asset !== undefined) return fileLink(asset)
      const absolute = new URL(target, `http://site${encodeURI(path)}`)
      return sitePath(absolute.pathname + absolute.search + absolute.hash)
    },
    image(source) {
      if (isExternal(source)) return { src: source }
      if (source.startsWith('@site/'))
        return assets.image([join(root, decoded(source.slice('@site/'.length)))], 'site')
      if (source.startsWith('/')) return assets.image(inPublic(source), 'public')
      return assets.image(nextToFile(source), 'content')
    },
    drawing: (source) => assets.text(nextToFile(source), 'content'),
    lab: (name) => resolveLab(name, labs),
  }
}

function fileLink(asset: string | Refusal, suffix = ''): ResolvedLink {
  return isRefusal(asset) ? { kind: 'refused', ...asset } : { kind: 'file', href: asset + suffix }
}

function split(target: string): { pathname: string; suffix: string } {
  const at = target.search(/[?#]/)
  return at < 0
    ? { pathname: target, suffix: '' }
    : { pathname: target.slice(0, at), suffix: target.slice(at) }
}

/** Authors may write addresses encoded or not; an invalid percent sequence is taken literally. */
function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

import { dirname, join, posix } from 'node:path'
import { decodedAddress } from '../text/decodedAddress.ts'
import { decodedFilePath } from '../text/decodedFilePath.ts'
import { hrefOf, isExternal, pagePath, samePathKey, splitLocale } from '../config/address.ts'
import type { LocaleId, SiteConfig } from '../config/site.ts'
import type { Assets } from './assets.ts'
import { resolveBaseline } from './baseline/resolveBaseline.ts'
import type { WebFeatures } from './baseline/webFeatures.ts'
import { leftOutHint, leftOutReason, type LeftOutText } from './leftOut.ts'
import type { FrameDocuments } from './frameDocuments.ts'
import type { ResolvedLink, Resolver } from '../markdown/writeContext.ts'
import { isRejectedFile, type RejectedFile } from '../markdown/rejectedFile.ts'
import { resolveLab } from './resolveLab.ts'
import type { SourceFile } from './sourceFile.ts'
import { docPath } from '../text/docPath.ts'
import { nearestAmong } from '../text/nearest.ts'
import { pagesFolder, sourceOf, sourcePath } from './sourcePath.ts'

export interface ResolverContext {
  readonly root: string
  readonly config: SiteConfig
  readonly locale: LocaleId
  /** Address of every content file, by its key. */
  readonly pages: ReadonlyMap<string, string>
  /** The values of `pages`. */
  readonly addresses: ReadonlySet<string>
  /** Content files that are not published. */
  readonly leftOut: readonly LeftOutText[]
  readonly assets: Assets
  readonly frames: FrameDocuments
  /** The data about browsers, which is read when a text needs it. */
  readonly webFeatures: () => WebFeatures | undefined
  /** Names of the site's labs. */
  readonly labs: readonly string[]
}

const noAddress: RejectedFile = {
  reason: 'is no valid address',
  hint: 'Copy it again from where the picture is shown, or put the picture beside this file.',
}

/** Resolves the links, images and labs of one file; `path` is the address of its page. */
export function createResolver(context: ResolverContext, file: SourceFile, path: string): Resolver {
  const { root, config, locale, pages, addresses, leftOut, assets, frames, labs } = context
  const folder = file.key.startsWith(`${pagesFolder}/`) ? 'pages' : 'content'
  // Relative addresses are the same whatever the settings say about slashes.
  const isFile = pagePath(config, samePathKey(path)) === path && !docPath(file.key).isIndex
  const linkBase = encodeURI(isFile ? samePathKey(path) : path)
  const href = (target: string) => hrefOf(config, locale, decodedAddress(target))

  /** A path that names its locale, unless it is this one. */
  function exactHref(target: string, otherwise: LocaleId): string {
    const { locale: named, path: inside } = splitLocale(config, target)
    return hrefOf(config, named ?? otherwise, inside)
  }

  /** Paths next to the file and, for a translation, next to the original. */
  function nextToFile(target: string): string[] {
    return [file.locale, config.defaultLocale].map((home) =>
      join(
        root,
        dirname(sourcePath(file.key, home, config.defaultLocale)),
        decodedFilePath(target),
      ),
    )
  }

  /** Examples of code are often beside the content, and may be named from the folder of the site. */
  function namedFromSite<Found>(found: Found, source: string): Found | RejectedFile {
    if (!isRejectedFile(found)) return found
    const name = assets.nameFromSite(nextToFile(source), folder)
    return name === undefined
      ? found
      : { ...found, hint: `Write its path from the folder of the site: ${name}` }
  }

  function inPublic(target: string): string[] {
    return [join(root, 'public', decodedFilePath(target))]
  }

  /** What the file of a link may be called, the likeliest first. */
  function* keysOf(name: string): Generator<string> {
    const collection = file.key.slice(0, file.key.indexOf('/') + 1)
    if (name.startsWith('/')) {
      yield collection + name.slice(1)
      yield name.slice(1)
      return
    }
    yield posix.join(dirname(file.key), name)
    yield collection + name
    yield name
    // As it is on disk: a translation lies beside others, and the pages outside of the content.
    const onDisk = sourceOf(posix.join(dirname(file.file), name), config)?.key
    if (onDisk !== undefined) yield onDisk
  }

  function pageOf(target: string): ResolvedLink | undefined {
    const { pathname, suffix } = split(target)
    for (const key of keysOf(decodedFilePath(pathname))) {
      const found = pages.get(key)
      if (found !== undefined) return { kind: 'page', href: href(found) + suffix }
    }
    return undefined
  }

  function missingFile(target: string): ResolvedLink {
    const name = decodedFilePath(split(target).pathname)
    const keys = [...keysOf(name)]
    const found = leftOut.find(
      ({ key, path: address }) => address !== undefined && keys.includes(key),
    )
    if (found)
      return {
        kind: 'missing',
        reason: leftOutReason(found, config.timeZone),
        hint: leftOutHint,
      }
    const guess = guessOf(pages)(keys[0] ?? name)
    return guess
      ? { kind: 'missing', hint: `Did you mean ${posix.relative(dirname(file.key), guess)}?` }
      : { kind: 'missing' }
  }

  /** `/a.html` and `/a/index.html` are addresses of a text on many hosts; here it is at its own address. */
  function pageOfHtml(target: string): string {
    const name = /^(.*?)(?:\/index)?\.html$/i.exec(target)?.[1]
    if (name === undefined) return target
    const { locale: named, path: inside } = splitLocale(config, name === '' ? '/' : name)
    const found = [inside, `${inside}/`].find((page) => addresses.has(page))
    return found === undefined ? target : `${named === undefined ? '' : `/${named}`}${found}`
  }

  function sitePath(target: string): ResolvedLink {
    const { pathname, suffix } = split(target)
    const asFile = assets.file(inPublic(pathname), 'public')
    if (asFile !== undefined) return fileLink(asFile, suffix)
    return { kind: 'page', href: exactHref(pageOfHtml(decodedAddress(pathname)), locale) + suffix }
  }

  /** A complete address of the site itself names a page or file exactly, whatever the locale. */
  function ownAddress(target: string): ResolvedLink | undefined {
    const { pathname, suffix } = split(target)
    if (!`${pathname}/`.startsWith(config.url + config.base)) return undefined
    const path = pathname.slice(config.url.length + config.base.length)
    const asFile = path === '' ? undefined : assets.file(inPublic(path), 'public')
    if (asFile !== undefined) return fileLink(asFile, suffix)
    return {
      kind: 'page',
      href: exactHref(`/${decodedAddress(path)}`, config.defaultLocale) + suffix,
    }
  }

  return {
    link(target) {
      if (target.startsWith('pathname://')) {
        return {
          kind: 'file',
          href: config.base + target.slice('pathname://'.length).replace(/^\/+/, ''),
        }
      }
      const own = ownAddress(target)
      if (own !== undefined) return own
      if (isExternal(target)) return { kind: 'external', href: target }
      if (target.startsWith('#') || target === '') return { kind: 'page', href: target }
      const { pathname, suffix } = split(target)
      if (/\.mdx?$/i.test(pathname)) return pageOf(target) ?? missingFile(target)
      // A React page is a page too; any other file of code is a file to download.
      const reactPage = /\.[jt]sx$/.test(pathname) ? pageOf(target) : undefined
      if (reactPage) return reactPage
      if (pathname.startsWith('/')) return sitePath(target)
      const asset = assets.file(nextToFile(pathname), folder)
      if (asset !== undefined) return fileLink(asset, suffix)
      const absolute = new URL(target, `http://site${linkBase}`)
      return sitePath(absolute.pathname + absolute.search + absolute.hash)
    },
    image(source) {
      if (isExternal(source)) return URL.canParse(source, config.url) ? { src: source } : noAddress
      const names = pictureNames(source)
      if (source.startsWith('@site/'))
        return assets.image(
          names.map((name) => join(root, decodedFilePath(name.slice('@site/'.length)))),
          'site',
        )
      if (source.startsWith('/')) return assets.image(names.flatMap(inPublic), 'public')
      return assets.image(names.flatMap(nextToFile), folder)
    },
    codeFile(source) {
      const ofSite = /^@(?:site)?\/(.*)$/.exec(source)?.[1]
      if (ofSite !== undefined) return assets.text([join(root, decodedFilePath(ofSite))], 'site')
      if (source.startsWith('/')) return assets.text(inPublic(source), 'public')
      return namedFromSite(assets.text(nextToFile(source), folder), source)
    },
    diagram: (source) => assets.text(nextToFile(source), folder),
    lab: (name) => resolveLab(name, labs),
    baseline: (feature, key) => resolveBaseline(feature, key, context.webFeatures()),
    frame: (document) => frames.add(document),
    liveScripts: frames.scripts,
    lang: config.locales.find(({ id }) => id === file.locale)?.lang ?? file.locale,
  }
}

type Pages = ResolverContext['pages']

const guesses = new WeakMap<Pages, ReturnType<typeof nearestAmong>>()

/** Finds the key of the content file that was probably meant. */
function guessOf(pages: Pages): (name: string) => string | undefined {
  const guess = guesses.get(pages) ?? nearestAmong(pages.keys())
  guesses.set(pages, guess)
  return guess
}

function fileLink(asset: string | RejectedFile, suffix: string): ResolvedLink {
  return isRejectedFile(asset)
    ? { kind: 'rejected', ...asset }
    : { kind: 'file', href: asset + suffix }
}

/** What the file of a picture may be called. A query is rarely part of its name: GitHub needs it to show one, `a.png?raw=true`. */
function pictureNames(source: string): string[] {
  return source.includes('?') ? [source, source.replace(/\?.*$/, '')] : [source]
}

function split(target: string): { pathname: string; suffix: string } {
  const at = target.search(/[?#]/)
  return at < 0
    ? { pathname: target, suffix: '' }
    : { pathname: target.slice(0, at), suffix: target.slice(at) }
}

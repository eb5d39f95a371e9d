import { shortHash } from '../../../cache/hash.ts'
import type { LocaleId } from '../../../config/site.ts'
import type { SiteFile } from '../../../content/siteFile.ts'
import {
  bundlePath,
  manifestPath,
  shardPath,
  type SearchManifest,
  type SearchPage,
} from '../searchFormat.ts'
import type { SearchablePage } from './searchablePages.ts'
import { soundsOf } from './pinyinSyllables.ts'
import { termIndex, type TermCache } from './termIndex.ts'
import { pairsFor } from './traditional.ts'

/**
 * Up to this many bytes (a third of it over the wire) the browser loads all texts at once: a few words
 * typed letter by letter would fetch more than that file by file.
 */
const defaultWholeSite = 600_000
const bundleSize = 60_000
/** On a larger site, there is one file of terms for this many bytes of text. */
const shardSize = 24_000

export interface IndexOptions {
  readonly locale: LocaleId
  /** Language tag of the locale. */
  readonly lang: string
  readonly pages: readonly SearchablePage[]
  /** Changes with the code that writes and reads the index. */
  readonly engineHash: string
  /** Stores the index between builds, so that only changed pages are indexed again. */
  readonly cache?: TermCache
  /** Bytes of text up to which the site counts as small. */
  readonly wholeSite?: number
}

/** The files of one locale's index. Listing them needs only the sizes of texts; the work is done when a file is made. */
export function indexFiles(options: IndexOptions): SiteFile[] {
  const { locale, lang, pages, engineHash, wholeSite = defaultWholeSite, cache } = options
  const sizes = pages.map(({ bytes }) => bytes)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const isWhole = total <= wholeSite
  const bundles = isWhole ? gather(sizes) : sizes.map((_, page) => [page])
  const shards = isWhole ? 0 : Math.ceil(total / shardSize)
  const hashes = pages.map((page) => shortHash(engineHash, JSON.stringify(page)))
  const version = shortHash(hashes.join())
  const sounds = new Intl.Locale(lang).language === 'zh' ? soundsOf : () => ''
  const open = (number: number): SearchPage => searchPage(pages[number] ?? nothing, sounds)
  const terms = once(() => termIndex({ name: locale, shards, hashes, page: open }, cache))
  const manifest = async (): Promise<SearchManifest> => ({
    version,
    pages: pages.length,
    bundles: bundles.length,
    shards,
    ...pairsFor((await terms()).used),
  })
  return [
    {
      path: manifestPath(locale),
      hash: version,
      make: async () => JSON.stringify(await manifest()),
    },
    ...bundles.map((numbers, bundle) => ({
      path: bundlePath(locale, bundle),
      hash: numbers.map((page) => hashes[page]).join(),
      make: () => JSON.stringify(numbers.map(open)),
    })),
    ...Array.from({ length: shards }, (_, shard) => ({
      path: shardPath(locale, shard),
      hash: async () => (await terms()).hashOf(shard),
      make: async () => (await terms()).read(shard),
    })),
  ]
}

const nothing: SearchablePage = {
  href: '',
  title: '',
  area: '',
  hash: '',
  bytes: 0,
  sections: () => [],
}

function searchPage(
  { href, title, area, sections }: SearchablePage,
  sounds: typeof soundsOf,
): SearchPage {
  return {
    href,
    title,
    area,
    sounds: sounds(title),
    sections: sections().map((section) => ({ ...section, sounds: sounds(section.title) })),
  }
}

/** Puts consecutive pages into one bundle until it is full. */
function gather(sizes: readonly number[]): number[][] {
  const bundles: number[][] = []
  let room = 0
  sizes.forEach((size, page) => {
    if (room < size || bundles.length === 0) {
      bundles.push([])
      room = bundleSize
    }
    bundles.at(-1)?.push(page)
    room -= size
  })
  return bundles
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

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
import { pageNumbers, roundedCount } from './pageNumbers.ts'
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
  const shards = isWhole ? 0 : roundedCount(Math.ceil(total / shardSize))
  const numbers = isWhole ? [...pages.keys()] : pageNumbers(pages.map(({ href }) => href))
  const slots = new Map(numbers.map((number, at) => [number, pages[at] ?? nothing]))
  const count = isWhole ? pages.length : roundedCount((numbers.at(-1) ?? 0) + 1)
  // Numbers without a page have no hash, and no terms.
  const hashes = Array.from({ length: count }, (_, number) => {
    const page = slots.get(number)
    return page ? shortHash(engineHash + JSON.stringify(page)) : ''
  })
  const bundles: Bundle[] = isWhole
    ? gather(sizes).map((inside, number) => ({ number, pages: inside }))
    : numbers.map((number) => ({ number, pages: [number] }))
  const version = shortHash(hashes.join())
  const sounds = new Intl.Locale(lang).language === 'zh' ? soundsOf : () => ''
  const open = (number: number): SearchPage => searchPage(slots.get(number) ?? nothing, sounds)
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
    ...bundles.map(({ number, pages: inside }) => ({
      path: bundlePath(locale, number),
      hash: inside.map((page) => hashes[page]).join(),
      make: () => JSON.stringify(inside.map(open)),
    })),
    ...Array.from({ length: shards }, (_, shard) => ({
      path: shardPath(locale, shard),
      hash: async () => (await terms()).hashOf(shard),
      make: async () => (await terms()).read(shard),
    })),
  ]
}

/** A file of texts: its number, and those of the pages in it. */
interface Bundle {
  readonly number: number
  readonly pages: readonly number[]
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

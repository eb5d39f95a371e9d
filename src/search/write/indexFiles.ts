import { createHash } from 'node:crypto'
import type { LocaleId } from '../../config/site.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { createFold } from '../fold.ts'
import {
  bundlePath,
  manifestPath,
  shardOf,
  shardPath,
  soundMark,
  type SearchManifest,
  type SearchPage,
} from '../searchFormat.ts'
import type { WrittenPage } from './gatherPages.ts'
import { pageTerms } from './pageTerms.ts'
import { soundsOf } from './pinyin.ts'
import { pairsFor } from './traditional.ts'

/**
 * Up to so many bytes (a third of it over the wire) a browser loads all texts at once and needs
 * nothing else: a few words typed letter by letter would fetch more than that piece by piece.
 */
const usualWholeSite = 600_000
const bundleSize = 60_000
/** On a larger site, how many bytes of text there are to a file of terms. */
const shardSize = 24_000

export interface IndexOptions {
  readonly locale: LocaleId
  readonly pages: readonly WrittenPage[]
  /** Changes with the code that writes and reads the index. */
  readonly stamp: string
  /** Bytes of text up to which the site counts as small. */
  readonly wholeSite?: number
}

/** The index of one locale. What is listed follows from sizes alone; the work is done when a file is made. */
export function indexFiles(options: IndexOptions): SiteFile[] {
  const { locale, pages, stamp, wholeSite = usualWholeSite } = options
  const sizes = pages.map(sizeOf)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const isWhole = total <= wholeSite
  const bundles = isWhole ? gather(sizes) : sizes.map((_, page) => [page])
  const shards = isWhole ? 0 : Math.ceil(total / shardSize)
  const version = createHash('sha256')
    .update(JSON.stringify([stamp, pages]))
    .digest('hex')
    .slice(0, 10)
  const opened = once(() => pages.map(searchPage))
  const pairs = once(() => pairsFor(opened().flatMap(allTexts)))
  const terms = once(() => termShards(opened(), shards, createFoldFor(pairs())))
  const manifest = (): SearchManifest => ({
    version,
    pages: pages.length,
    bundles: bundles.length,
    shards,
    ...pairs(),
  })
  return [
    { path: manifestPath(locale), key: version, make: () => JSON.stringify(manifest()) },
    ...bundles.map((numbers, bundle) => ({
      path: bundlePath(locale, version, bundle),
      key: version,
      make: () => JSON.stringify(numbers.flatMap((page) => opened()[page] ?? [])),
    })),
    ...Array.from({ length: shards }, (_, shard) => ({
      path: shardPath(locale, version, shard),
      key: version,
      make: () => JSON.stringify(Object.fromEntries(terms()[shard] ?? [])),
    })),
  ]
}

function searchPage({ sections, ...page }: WrittenPage): SearchPage {
  return {
    ...page,
    sounds: soundsOf(page.title),
    sections: sections.map((section) => ({ ...section, sounds: soundsOf(section.title) })),
  }
}

function sizeOf({ sections }: WrittenPage): number {
  return sections.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
}

function allTexts({ title, sections }: SearchPage): string[] {
  return [title, ...sections.flatMap((section) => [section.title, section.text])]
}

/** Neighbours together until a bundle is full. */
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

function termShards(
  pages: readonly SearchPage[],
  count: number,
  fold: ReturnType<typeof createFold>,
): Map<string, number[]>[] {
  const shards = Array.from({ length: count }, () => new Map<string, number[]>())
  const last = new Map<string, number>()
  pages.forEach((page, number) => {
    for (const [term, weight] of pageTerms(page, fold)) {
      const shard = shards[shardOf(term.replace(soundMark, ''), count)]
      const steps = shard?.get(term) ?? []
      steps.push((number - (last.get(term) ?? 0)) * 4 + weight)
      shard?.set(term, steps)
      last.set(term, number)
    }
  })
  return shards
}

function createFoldFor({ traditional, simplified }: ReturnType<typeof pairsFor>) {
  return createFold(traditional, simplified)
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

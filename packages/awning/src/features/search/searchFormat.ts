import type { LocaleId } from '../../config/site.ts'
import { isDense } from './characters.ts'
import type { Sounds } from './pinyin.ts'

/** One small file a locale, at an address that never changes: all that the page has to know. */
export interface SearchManifest {
  /** Part of the address of every other file; another content has another one. */
  readonly version: string
  readonly pages: number
  /** Files that hold the texts: a few with many pages each, or, on a large site, one a page. */
  readonly bundles: number
  /** Files that tell which pages hold a term; none where all texts are loaded anyway. */
  readonly shards: number
  /** For `createFold`. */
  readonly traditional: string
  readonly simplified: string
}

export interface SearchPage {
  readonly href: string
  readonly title: string
  readonly sounds: Sounds
  /** `docs`, or the id of a collection. */
  readonly area: string
  /** The first is what stands before any heading, and has neither id nor title. */
  readonly sections: readonly SearchSection[]
}

export interface SearchSection {
  readonly id: string
  readonly title: string
  readonly sounds: Sounds
  readonly text: string
}

/**
 * Pages that hold each term: steps from one page's number to the next, times four, plus where it
 * stands: 0 in the text, 1 there several times, 2 in a heading, 3 in the title.
 */
export type TermShard = Readonly<Record<string, readonly number[]>>

/** Stands before the sounds of a title among the terms. */
export const soundMark = '~'

export function manifestPath(locale: LocaleId): string {
  return `search/${locale}.json`
}

export function bundlePath(locale: LocaleId, bundle: number): string {
  return `assets/search/${locale}-text-${bundle}.json`
}

export function shardPath(locale: LocaleId, shard: number): string {
  return `assets/search/${locale}-terms-${shard}.json`
}

/**
 * The address of a file as this version of the index has it. Files keep their names, so that a build
 * writes only those that changed; no cache takes one version's for another's.
 */
export function versioned(path: string, { version }: Pick<SearchManifest, 'version'>): string {
  return `${path}?v=${version}`
}

/** Words that begin with the same two letters share a shard, so that beginnings and slips are found. */
export function shardOf(term: string, shards: number): number {
  const key = isDense(term.charCodeAt(0)) ? term : term.slice(0, 2)
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 16777619)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % shards
}

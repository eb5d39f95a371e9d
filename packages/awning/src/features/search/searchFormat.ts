import type { LocaleId } from '../../config/site.ts'
import { isRunPart } from './characters.ts'
import type { Sounds } from './pinyin.ts'

/** A small file for each locale, at a stable address. Everything else is found with it. */
export interface SearchManifest {
  /** Hash of the indexed content; in the address of every other file. */
  readonly version: string
  readonly pages: number
  /** Number of files with texts: a few with many pages each, or one per page on a large site, where their numbers have gaps. */
  readonly bundles: number
  /** Number of files that list the pages of each term; 0 where all texts are loaded anyway. */
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
  /** The first is the text before any heading, and has neither id nor title. */
  readonly sections: readonly SearchSection[]
}

export interface SearchSection {
  readonly id: string
  readonly title: string
  readonly sounds: Sounds
  readonly text: string
}

/**
 * Pages of each term, as differences between page numbers, times four, plus a weight: 0 once or twice in the
 * text, 1 more often, 2 in a heading, 3 in the title.
 */
export type TermShard = Readonly<Record<string, readonly number[]>>

/** Prefix of terms that are the pinyin of a title. No word begins with it, and no symbols that are searched for. */
export const soundMark = "'"

export function manifestPath(locale: LocaleId): string {
  return `search/${locale}.json`
}

export function bundlePath(locale: LocaleId, bundle: number): string {
  return `search/${locale}-text-${bundle}.json`
}

export function shardPath(locale: LocaleId, shard: number): string {
  return `search/${locale}-terms-${shard}.json`
}

/**
 * Adds the version to the address of a file, so that no HTTP cache mixes up two versions. The file itself keeps its
 * name, because the names of thousands of files would make the manifest large. It is not in `assets/`, whose files
 * are cached for good: while a site is deployed, an old file may be served at the address of a new version.
 */
export function versioned(path: string, { version }: Pick<SearchManifest, 'version'>): string {
  return `${path}?v=${version}`
}

/** Words, or symbols, with the same first two characters share a shard, so that one file serves beginnings and typos. */
export function shardOf(term: string, shards: number): number {
  const key = isRunPart(term.charCodeAt(0)) ? term : term.slice(0, 2)
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 16777619)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % shards
}

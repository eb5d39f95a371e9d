import { lstatSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hash } from '../../cache/hash.ts'
import type { Reads } from '../../cache/reads.ts'
import { readSeal, readSealed, removeSealed, writeSealed } from '../../cache/sealedFile.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { OfflineFacts } from '../../features/offline/write/offlineFacts.ts'
import type { PageWeight } from '../budget/weighPage.ts'
import type { ScheduledFile } from '../scheduledText.ts'

/** A file of the output as the last build left it. */
export interface WrittenFile {
  /** Hash of the inputs from which it was made. */
  readonly hash: string
  readonly size: number
  /** When the build wrote it: a file that was modified later is written again. */
  readonly time: number
}

export function isAsWritten(file: string, { size, time }: WrittenFile): boolean {
  // A build writes no symbolic links, so a link in place of a file is not followed.
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === time
}

/** A page as the last build rendered it, without its HTML. */
export interface PageRecord {
  /** Hash of the inputs from which it was rendered. */
  readonly hash: string
  /** Its own files and those it shares, by their path in the output. */
  readonly files: readonly string[]
  readonly links: readonly string[]
  readonly ids: readonly string[]
  readonly weight: PageWeight
  readonly offline: OfflineFacts
}

export type PageRecords = Readonly<Record<string, PageRecord>>

/** What the last build made, and everything that it read. */
export interface BuildManifest {
  /** Unique for each build. */
  readonly id: string
  readonly reads: Reads
  readonly files: Readonly<Record<string, WrittenFile>>
  /** Paths of files that were left to a later build. */
  readonly pending: readonly string[]
  readonly pageCount: number
  readonly warnings: readonly Diagnostic[]
  /** Files that a later build will contain, the next one first. */
  readonly scheduled: readonly ScheduledFile[]
}

interface StoredManifest extends BuildManifest {
  /** The output folder, relative to the cache. */
  readonly outDir: string
}

interface StoredPages {
  readonly build: string
  readonly pages: PageRecords
}

/** The last build into this folder; undefined if there was none or its manifest cannot be read. */
export function readManifest(cacheDir: string, outDir: string): BuildManifest | undefined {
  const manifest = readSealed<StoredManifest>(manifestFile(cacheDir))
  return manifest?.outDir === relative(cacheDir, outDir) ? manifest : undefined
}

/** Changes with every build that uses this cache; undefined if there is no manifest. */
export function manifestSeal(cacheDir: string): string | undefined {
  return readSeal(manifestFile(cacheDir))
}

/** The pages of a build; empty if they cannot be read, or belong to another build. */
export function readPages(cacheDir: string, { id }: BuildManifest): PageRecords {
  const stored = readSealed<StoredPages>(pagesFile(cacheDir))
  return stored?.build === id ? stored.pages : {}
}

export function writeManifest(
  cacheDir: string,
  outDir: string,
  manifest: Omit<BuildManifest, 'id'>,
  pages: PageRecords,
): void {
  const id = hash(String(process.pid), String(process.hrtime.bigint()), String(Date.now()))
  writeSealed(pagesFile(cacheDir), { build: id, pages } satisfies StoredPages)
  writeSealed(manifestFile(cacheDir), {
    ...manifest,
    id,
    outDir: relative(cacheDir, outDir),
  } satisfies StoredManifest)
}

/** Called before the output is changed, so that a build that is killed does not look like a finished one. */
export function removeManifest(cacheDir: string): void {
  removeSealed(manifestFile(cacheDir))
}

const manifestFile = (cacheDir: string) => join(cacheDir, 'buildManifest.json')
const pagesFile = (cacheDir: string) => join(cacheDir, 'pages.json')

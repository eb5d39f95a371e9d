import { join, relative } from 'node:path'
import { hash } from '../../cache/hash.ts'
import type { Reads } from '../../cache/reads.ts'
import { readSeal, readSealed, removeSealed, writeSealed } from '../../cache/sealedFile.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { CheckedLinks } from '../check/checkedLinks.ts'
import type { WrittenOutput } from '../output/outputFolder.ts'
import type { ScheduledFile } from '../scheduledText.ts'
import type { PageRecords } from './pageRecords.ts'
import { readStoredPages, writeStoredPages } from './storedPages.ts'
import { restoreReads, storeReads, type StoredReads } from './storedReads.ts'
import { WrittenFiles, type StoredFiles } from './writtenFiles.ts'

/** What the last build made, and everything that it read. */
export interface BuildManifest {
  /** Unique for each build. */
  readonly id: string
  /** Changes with every build that uses this cache, as `manifestSeal` does. */
  readonly seal: string
  readonly reads: Reads
  readonly output: WrittenOutput
  /** Paths of files that were left to a later build. */
  readonly pending: readonly string[]
  readonly links: CheckedLinks
  readonly pageCount: number
  /** Which stored content it began with; null if none was stored. */
  readonly contentId: string | null
  readonly warnings: readonly Diagnostic[]
  /** Files that a later build will contain, the next one first. */
  readonly scheduled: readonly ScheduledFile[]
}

interface StoredManifest extends Omit<BuildManifest, 'seal' | 'reads' | 'output'> {
  /** The output folder, relative to the cache. */
  readonly outDir: string
  readonly reads: StoredReads
  readonly files: StoredFiles
  readonly folders: readonly (readonly [path: string, time: number])[]
  readonly joined: readonly (readonly [path: string, places: readonly number[]])[]
}

/** The last build into this folder; undefined if there was none or its manifest cannot be read. */
export function readManifest(cacheDir: string, outDir: string): BuildManifest | undefined {
  const stored = readSealed<StoredManifest>(manifestFile(cacheDir))
  if (stored?.value.outDir !== relative(cacheDir, outDir)) return undefined
  const { reads, files, folders, joined, outDir: _, ...manifest } = stored.value
  const output = {
    files: new WrittenFiles(files),
    folders: new Map(folders),
    joined: new Map(joined),
  }
  return { ...manifest, seal: stored.seal, reads: restoreReads(reads), output }
}

/** Changes with every build that uses this cache; undefined if there is no manifest. */
export function manifestSeal(cacheDir: string): string | undefined {
  return readSeal(manifestFile(cacheDir))
}

/** The pages of a build; empty if they cannot be read, or belong to another build. */
export function readPages(cacheDir: string, { id }: BuildManifest): PageRecords {
  return readStoredPages(pagesFile(cacheDir), id)
}

export function writeManifest(
  cacheDir: string,
  outDir: string,
  { reads, output, ...manifest }: Omit<BuildManifest, 'id' | 'seal'>,
  pages: PageRecords,
): void {
  const id = hash(String(process.pid), String(process.hrtime.bigint()), String(Date.now()))
  writeStoredPages(pagesFile(cacheDir), id, pages)
  writeSealed(manifestFile(cacheDir), {
    ...manifest,
    id,
    outDir: relative(cacheDir, outDir),
    reads: storeReads(reads),
    files: output.files.stored,
    folders: [...output.folders],
    joined: [...output.joined],
  } satisfies StoredManifest)
}

/** Called before the output is changed, so that a build that is killed does not look like a finished one. */
export function removeManifest(cacheDir: string): void {
  removeSealed(manifestFile(cacheDir))
}

const manifestFile = (cacheDir: string) => join(cacheDir, 'buildManifest.json')
const pagesFile = (cacheDir: string) => join(cacheDir, 'pages.json')

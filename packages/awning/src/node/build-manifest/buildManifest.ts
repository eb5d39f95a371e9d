import { lstatSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../cache/replaceFile.ts'
import type { PageWeight } from '../budget/weighPage.ts'
import type { OfflineFacts } from '../../features/offline/write/offlineFacts.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'

/** A file as the last build left it. */
export interface WrittenFile {
  /** Hash of what it was made from. */
  readonly key: string
  readonly size: number
  /** When it was last changed: a file that someone else has touched since is written again. */
  readonly time: number
}

export function isAsWritten(file: string, { size, time }: WrittenFile): boolean {
  // A build writes no links, so one that took the place of a file is not followed.
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === time
}

/** A page as the last build drew it, without its HTML. */
export interface PageRecord {
  /** Hash of what it was drawn from. */
  readonly key: string
  /** Its own files and those it shares, by their path in the output. */
  readonly files: readonly string[]
  readonly links: readonly string[]
  readonly ids: readonly string[]
  readonly weight: PageWeight
  readonly offline: OfflineFacts
}

/** The shop's account book: what the last build made, and from what. */
export interface Ledger {
  readonly outDir: string
  /** Hash of everything that build read. */
  readonly inputs: string
  readonly files: Readonly<Record<string, WrittenFile>>
  readonly pageCount: number
  readonly warnings: readonly Diagnostic[]
}

export type PageRecords = Readonly<Record<string, PageRecord>>

/** The last build into this folder; undefined if there was none or its account is lost. */
export function readLedger(cacheDir: string, outDir: string): Ledger | undefined {
  const ledger = read<Ledger>(ledgerFile(cacheDir))
  return ledger?.outDir === outDir ? ledger : undefined
}

export function readPages(cacheDir: string): PageRecords {
  return read<PageRecords>(pagesFile(cacheDir)) ?? {}
}

export function writeLedger(cacheDir: string, ledger: Ledger, pages: PageRecords): void {
  // Pages first: a ledger without its pages would be believed.
  replaceFile(pagesFile(cacheDir), JSON.stringify(pages))
  replaceFile(ledgerFile(cacheDir), JSON.stringify(ledger))
}

/** Before the output is touched: a build that is cut off must not be taken for a finished one. */
export function closeLedger(cacheDir: string): void {
  rmSync(ledgerFile(cacheDir), { force: true })
}

const ledgerFile = (cacheDir: string) => join(cacheDir, 'ledger.json')
const pagesFile = (cacheDir: string) => join(cacheDir, 'pages.json')

function read<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    // Whatever keeps it from being read, everything can be made again.
    return undefined
  }
}

import { closeSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { StoredEntry } from './eviction.ts'
import { fileStats } from './fileStats.ts'
import { hasErrorCode } from './hasErrorCode.ts'
import { formatLine } from './formatVersion.ts'
import { hash as hashOf } from './hash.ts'
import {
  checksumOf,
  entryLine,
  scanLog,
  usedLine,
  type LogEntry,
  type ScannedLog,
} from './logFormat.ts'
import { readIndex, removeIndex, writeIndex } from './logIndex.ts'
import { makeFolder, moveFile } from './replaceFile.ts'
import { temporaryName } from './temporaryName.ts'

/** Where entries come from that are not in a log, and where new ones are stored too. */
export interface EntrySource {
  get(hash: string): Promise<Buffer | undefined>
  put(hash: string, bytes: () => Buffer): void
}

export interface LogOptions {
  readonly source?: EntrySource | undefined
  /** Of a log that is trusted, a damaged entry is noticed when it is read: verifying all of them takes long. */
  readonly isTrusted?: boolean
  /** For small entries of which a build reads nearly all: reading each by itself takes several times as long. */
  readonly isReadWhole?: boolean
}

const noBytes = Buffer.alloc(0)
/** A larger log is not read as a whole, because of the memory. */
const maxWholeSize = 64 * 1024 * 1024
/** New entries are collected in memory until there are this many bytes. */
const maxPendingBytes = 1024 * 1024
/** The use of an entry is recorded every few days only, not in each build. */
export const daysBetweenMarks = 3
/** A smaller log is not worth rewriting. */
const minLogSize = 64 * 1024
/** From so many lines on that the index of a log does not have, it is written again. */
const maxLinesWithoutIndex = 1000

/**
 * Entries in one append-only file. Only their positions are in memory. An entry that cannot be read,
 * for whatever reason, counts as missing and is made again. Several processes may use a log: each
 * appends whole entries with one write, and sees those that existed when it opened the log, and its
 * own.
 */
export class EntryLog {
  readonly #file: string
  readonly #today: number
  readonly #source: EntrySource | undefined
  #isTrusted: boolean
  readonly #isReadWhole: boolean
  #descriptor: number | undefined
  /** The log as it was when it was opened, if it is read as a whole. */
  #bytes = noBytes
  #entries: Map<string, LogEntry> | undefined
  #isComplete = true
  /** Lines of which the index of this log does not know. */
  #linesWithoutIndex = 0
  readonly #pending = new Map<string, Buffer>()
  #pendingBytes = 0
  readonly #used = new Set<string>()
  readonly #usesToRecord = new Set<string>()
  /** Entries that this process has checked or written, so that `has` need not read them again. */
  readonly #verified = new Set<string>()

  constructor(
    file: string,
    today: number,
    { source, isTrusted = false, isReadWhole = false }: LogOptions = {},
  ) {
    this.#isTrusted = isTrusted
    this.#isReadWhole = isReadWhole
    this.#file = file
    this.#today = today
    this.#source = source
  }

  /** Verifies entries from now on, because one of them turned out to be damaged. */
  distrust(): void {
    this.#isTrusted = false
  }

  get(hash: string): Buffer | undefined {
    return this.#pending.get(hash) ?? this.#read(hash)
  }

  /** Whether the entry is stored and, unless they are trusted, intact. */
  has(hash: string): boolean {
    if (this.#isTrusted) return this.lengthOf(hash) !== undefined
    if (this.#pending.has(hash)) return true
    if (!this.#verified.has(hash)) return this.#read(hash) !== undefined
    this.#markUsed(hash)
    return true
  }

  /** The length of an entry, if it exists; its checksum is not verified. */
  lengthOf(hash: string): number | undefined {
    const length = this.#pending.get(hash)?.length ?? this.#opened().get(hash)?.length
    if (length !== undefined) this.#markUsed(hash)
    return length
  }

  /** Fetches entries that are not in the log, so that `get` finds those that exist elsewhere. */
  async load(hashes: readonly string[]): Promise<void> {
    const source = this.#source
    if (!source) return
    const missing = new Set(hashes.filter((hash) => this.lengthOf(hash) === undefined))
    await Promise.all(
      Array.from(missing, async (hash) => {
        const bytes = await source.get(hash)
        if (bytes) this.#add(hash, bytes)
      }),
    )
  }

  set(hash: string, bytes: Buffer): void {
    this.#add(hash, bytes)
    // Empty entries are notes about this machine's builds.
    if (bytes.length > 0) this.#source?.put(hash, () => bytes)
  }

  #add(hash: string, bytes: Buffer): void {
    this.#pending.set(hash, bytes)
    this.#pendingBytes += bytes.length
    if (this.#pendingBytes >= maxPendingBytes) this.flush()
  }

  /** Stores bytes under their own hash, and returns the hash. */
  put(bytes: Buffer): string {
    const key = hashOf(bytes)
    if (!this.has(key)) this.set(key, bytes)
    return key
  }

  flush(): void {
    if (this.#pending.size === 0 && this.#usesToRecord.size === 0) return
    this.#opened()
    if (!this.#isComplete) this.#rewrite(new Set())
    this.#opened()
    const parts: Buffer[] = []
    const written: (readonly [string, LogEntry])[] = []
    let length = 0
    const add = (part: Buffer) => {
      parts.push(part)
      length += part.length
    }
    for (const [hash, bytes] of this.#pending) {
      const entry = {
        length: bytes.length,
        checksum: checksumOf(hash, bytes),
        day: this.#today,
      }
      add(Buffer.from(entryLine(hash, entry)))
      written.push([hash, { ...entry, position: length }])
      add(bytes)
      add(Buffer.from('\n'))
    }
    for (const hash of this.#usesToRecord) add(Buffer.from(usedLine(hash, this.#today)))
    this.#linesWithoutIndex += written.length + this.#usesToRecord.size
    const start = this.#append(Buffer.concat(parts))
    for (const [hash, entry] of written) {
      this.#entries?.delete(hash)
      this.#entries?.set(hash, { ...entry, position: entry.position + start })
      this.#used.add(hash)
      this.#verified.add(hash)
    }
    this.#pending.clear()
    this.#pendingBytes = 0
    this.#usesToRecord.clear()
  }

  /** All entries, for `entriesToEvict`. */
  stored(): StoredEntry[] {
    this.flush()
    return Array.from(this.#opened(), ([id, { length, day }]) => ({
      id,
      day,
      bytes: length,
      isUsed: this.#used.has(id),
    }))
  }

  bytesOnDisk(): number {
    return fileStats(this.#file)?.size ?? 0
  }

  /** Also removes replaced entries, once they are most of the file. */
  drop(hashes: ReadonlySet<string>): void {
    const bytes = this.stored().reduce((sum, entry) => sum + entry.bytes, 0)
    if (hashes.size > 0 || this.bytesOnDisk() > 2 * bytes + minLogSize) this.#rewrite(hashes)
  }

  close(): void {
    this.flush()
    this.#index()
    this.#reset()
  }

  /** Reads what other processes have appended too, because the index has everything up to a place. */
  #index(): void {
    const descriptor = this.#descriptor
    if (descriptor === undefined || this.#linesWithoutIndex < maxLinesWithoutIndex) return
    const scanned = scanLog(descriptor, noBytes, readIndex(this.#file, descriptor))
    if (scanned.isComplete) writeIndex(this.#file, descriptor, scanned)
  }

  #reset(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
    this.#bytes = noBytes
    this.#entries = undefined
    this.#isComplete = true
  }

  #opened(): Map<string, LogEntry> {
    if (this.#entries) return this.#entries
    let scanned: Pick<ScannedLog, 'entries' | 'isComplete' | 'lineCount'>
    try {
      this.#descriptor = openSync(this.#file, 'r')
      if (this.#isReadWhole && fstatSync(this.#descriptor).size <= maxWholeSize)
        this.#bytes = readFileSync(this.#descriptor)
      scanned = scanLog(this.#descriptor, this.#bytes, readIndex(this.#file, this.#descriptor))
      this.#linesWithoutIndex = scanned.lineCount
    } catch (error) {
      const isNew = hasErrorCode(error, 'ENOENT')
      scanned = { entries: new Map(), isComplete: isNew, lineCount: 0 }
    }
    this.#isComplete = scanned.isComplete
    this.#entries = scanned.entries
    return this.#entries
  }

  #markUsed(hash: string): void {
    if (this.#used.has(hash)) return
    this.#used.add(hash)
    const day = this.#entries?.get(hash)?.day ?? this.#today
    if (day <= this.#today - daysBetweenMarks) this.#usesToRecord.add(hash)
  }

  #read(hash: string): Buffer | undefined {
    let bytes = this.#readEntry(hash)
    if (bytes === undefined && this.#verified.has(hash)) {
      // It existed before, so another process has rewritten the file, or written between our entries.
      this.#reset()
      bytes = this.#readEntry(hash)
    }
    if (bytes === undefined) {
      this.#verified.delete(hash)
      this.#entries?.delete(hash)
      return undefined
    }
    this.#verified.add(hash)
    this.#markUsed(hash)
    return bytes
  }

  #readEntry(hash: string): Buffer | undefined {
    const entry = this.#opened().get(hash)
    if (!entry || this.#descriptor === undefined) return undefined
    const bytes = this.#bytesOf(entry, this.#descriptor)
    return bytes.length === entry.length && checksumOf(hash, bytes) === entry.checksum
      ? bytes
      : undefined
  }

  #bytesOf({ position, length }: LogEntry, descriptor: number): Buffer {
    const end = position + length
    if (end <= this.#bytes.length) return this.#bytes.subarray(position, end)
    const bytes = Buffer.allocUnsafe(length)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position))
  }

  /** Appends bytes, and returns the position at which they begin. */
  #append(bytes: Buffer): number {
    makeFolder(dirname(this.#file))
    const descriptor = openSync(this.#file, 'a+')
    const before = fstatSync(descriptor)
    const isSame = this.#descriptor === undefined || fstatSync(this.#descriptor).ino === before.ino
    writeAll(descriptor, before.size === 0 ? [Buffer.from(formatLine), bytes] : [bytes])
    const start = fstatSync(descriptor).size - bytes.length
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = descriptor
    // Another process has replaced the file, so the known positions are those of the old one.
    if (!isSame) this.#reset()
    return start
  }

  /** Rewrites the log without some entries, and without damaged ones. */
  #rewrite(dropped: ReadonlySet<string>): void {
    const temporary = temporaryName(this.#file)
    makeFolder(dirname(this.#file))
    const descriptor = openSync(temporary, 'wx')
    try {
      writeSync(descriptor, formatLine)
      for (const [hash, entry] of this.#opened()) {
        const bytes = dropped.has(hash) ? undefined : this.#readEntry(hash)
        if (bytes)
          writeAll(descriptor, [Buffer.from(entryLine(hash, entry)), bytes, Buffer.from('\n')])
      }
    } finally {
      closeSync(descriptor)
    }
    this.#reset()
    removeIndex(this.#file)
    moveFile(temporary, this.#file)
    this.#linesWithoutIndex = maxLinesWithoutIndex
  }
}

/** Uses a single write, so that entries of two processes do not mix. */
function writeAll(descriptor: number, parts: readonly Buffer[]): void {
  writeSync(descriptor, parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts))
}

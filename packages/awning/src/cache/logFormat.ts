import { fstatSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { formatLine } from './formatVersion.ts'

// A log is the format line, followed by entries. An entry is a line
//   #<hash> <day> <checksum> <length>
// followed by that many bytes and a line end. A line
//   #<hash> <day> used
// records that an earlier entry was used again. Entries are only appended.

/** The position of an entry's bytes, and the day (since 1970) on which it was last used. */
export interface LogEntry {
  readonly position: number
  readonly length: number
  readonly checksum: number
  readonly day: number
}

export function entryLine(hash: string, entry: Omit<LogEntry, 'position'>): string {
  return `#${hash} ${entry.day} ${entry.checksum} ${entry.length}\n`
}

export function usedLine(hash: string, day: number): string {
  return `#${hash} ${day} used\n`
}

/** Includes the hash, so that bytes of another entry are not mistaken for these. */
export function checksumOf(hash: string, bytes: Buffer): number {
  return crc32(bytes, crc32(hash))
}

/** A log as far as it was read. */
export interface ScannedLog {
  /** By their hashes, in the order in which they were stored. */
  readonly entries: Map<string, LogEntry>
  /** False if a line is damaged; entries after that line are not found. */
  readonly isComplete: boolean
  /** Where the last line begins, and where the log ended. */
  readonly lastLine: number
  readonly end: number
  /** How many lines were read. */
  readonly lineCount: number
}

/** Where to go on: after what is known already. */
export type KnownPart = Pick<ScannedLog, 'entries' | 'lastLine' | 'end'>

const nothing = (): KnownPart => ({ entries: new Map(), lastLine: 0, end: formatLine.length })

/**
 * Reads the lines of a log and skips the bytes of entries, which are verified when they are read. `bytes` is
 * the beginning of the log, or all of it, if that is in memory.
 */
export function scanLog(
  descriptor: number,
  bytes = Buffer.alloc(0),
  known: KnownPart = nothing(),
): ScannedLog {
  const { entries } = known
  const { size } = fstatSync(descriptor)
  const lines = new LineReader(descriptor, bytes)
  let { lastLine, end: at } = known
  let lineCount = 0
  const result = (isComplete: boolean): ScannedLog => ({
    entries,
    isComplete,
    lastLine,
    end: at,
    lineCount,
  })
  if (lines.textAt(0) !== formatLine) return result(false)
  while (at < size) {
    const line = lines.entryAt(at)
    if (!line) {
      // Two processes may have created the file at the same time.
      if (lines.textAt(at) !== formatLine) return result(false)
      at += formatLine.length
      continue
    }
    const { hash, day, checksum, length } = line
    if (length === undefined) {
      const used = entries.get(hash)
      if (used) entries.set(hash, { ...used, day })
    } else {
      const position = at + line.size
      if (position + length + 1 > size) return result(false)
      entries.delete(hash)
      entries.set(hash, { position, length, checksum, day })
    }
    lastLine = at
    lineCount += 1
    at += line.size + (length === undefined ? 0 : length + 1)
  }
  return result(true)
}

/** A line of a log; without `length` it records a use. */
interface Line {
  readonly hash: string
  readonly day: number
  readonly checksum: number
  readonly length?: number
  /** Number of its bytes. */
  readonly size: number
}

const maxLineLength = 80
const hashLength = 32
const chunkSize = 256 * 1024
const lineEnd = 0x0a
const space = 0x20
const hashSign = 0x23
const zero = 0x30
const nine = 0x39
const used = 'used'

/** Reads lines of a log at given positions. A log has one for each entry, and a regular expression takes several times as long. */
class LineReader {
  readonly #descriptor: number
  readonly #inMemory: Buffer
  #chunk: Buffer
  #start = 0
  #length: number
  /** The place in the chunk that is read next. */
  #at = 0

  constructor(descriptor: number, inMemory: Buffer) {
    this.#descriptor = descriptor
    this.#inMemory = inMemory
    this.#chunk = inMemory
    this.#length = inMemory.length
  }

  /** The line at a position, with its line end; empty if there is none. */
  textAt(position: number): string {
    this.#moveTo(position)
    const end = this.#chunk.subarray(0, this.#length).indexOf(lineEnd, this.#at)
    return end < 0 || end - this.#at >= maxLineLength
      ? ''
      : this.#chunk.toString('latin1', this.#at, end + 1)
  }

  entryAt(position: number): Line | undefined {
    this.#moveTo(position)
    const start = this.#at
    if (this.#chunk[start] !== hashSign) return undefined
    const hash = this.#chunk.toString('latin1', start + 1, start + 1 + hashLength)
    this.#at = start + 1 + hashLength
    const day = this.#number(space)
    if (day === undefined || this.#chunk[this.#at] !== space) return undefined
    const next = this.#at + 1
    if (this.#chunk.toString('latin1', next, next + used.length + 1) === `${used}\n`)
      return { hash, day, checksum: 0, size: next + used.length + 1 - start }
    const checksum = this.#number(space)
    const length = this.#number(space)
    if (checksum === undefined || length === undefined) return undefined
    if (this.#chunk[this.#at] !== lineEnd || this.#at >= this.#length) return undefined
    return { hash, day, checksum, length, size: this.#at + 1 - start }
  }

  /** The digits that follow a separator. */
  #number(separator: number): number | undefined {
    if (this.#chunk[this.#at] !== separator) return undefined
    const start = this.#at + 1
    let value = 0
    let at = start
    for (; at < start + 15; at += 1) {
      const digit = this.#chunk[at] ?? 0
      if (digit < zero || digit > nine) break
      value = value * 10 + digit - zero
    }
    this.#at = at
    return at === start ? undefined : value
  }

  #moveTo(position: number): void {
    if (position < this.#start || position + maxLineLength > this.#start + this.#length) {
      if (this.#chunk === this.#inMemory) this.#chunk = Buffer.allocUnsafe(chunkSize)
      this.#start = position
      this.#length = readSync(this.#descriptor, this.#chunk, 0, chunkSize, position)
    }
    this.#at = position - this.#start
  }
}

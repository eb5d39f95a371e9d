import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { replaceFile } from '../cache/replaceFile.ts'
import { groupBy } from './groupBy.ts'

// One file for each first two digits of the keys: 256 at most. Each line is ["key", checksum, "html"].
// New blocks are written at the end, and only where a line stands is kept in memory.

const keyStart = 2
const keyLength = 64
const entryStart = /^\["[0-9a-f]{64}",/
const lineEnd = 0x0a

/** Blocks that were edited away leave their entries behind; past this the oldest of a file go. */
const maxEntries = 512

interface Place {
  readonly at: number
  readonly length: number
}

interface Shard {
  readonly file: string
  readonly places: Map<string, Place>
  bytes: number
}

/** Highlighted blocks on disk, by the SHA-256 (in hex) of what went in. A damaged entry counts as missing. */
export class BlockCache {
  readonly #dir: string
  readonly #shards = new Map<string, Shard>()

  constructor(dir: string) {
    this.#dir = dir
  }

  get(key: string): string | undefined {
    const { file, places } = this.#shard(key.slice(0, 2))
    const place = places.get(key)
    return place && valueOf(key, readAt(file, place))
  }

  put(entries: ReadonlyMap<string, string>): void {
    if (entries.size === 0) return
    mkdirSync(this.#dir, { recursive: true })
    for (const [name, fresh] of groupBy(entries, ([key]) => key.slice(0, 2))) {
      const shard = this.#shard(name)
      const lines: Buffer[] = []
      for (const [key, html] of fresh) {
        const line = Buffer.from(`${JSON.stringify([key, checksum(key, html), html])}\n`)
        shard.places.set(key, { at: shard.bytes, length: line.length - 1 })
        shard.bytes += line.length
        lines.push(line)
      }
      appendFileSync(shard.file, Buffer.concat(lines))
    }
  }

  #shard(name: string): Shard {
    let shard = this.#shards.get(name)
    if (!shard) {
      shard = openShard(join(this.#dir, `${name}.jsonl`))
      this.#shards.set(name, shard)
    }
    return shard
  }
}

function openShard(file: string): Shard {
  const text = readWhole(file)
  const places = placesIn(text)
  if (places.size > maxEntries) {
    const kept = [...places.values()].slice(-maxEntries)
    replaceFile(
      file,
      `${kept.map(({ at, length }) => text.toString('utf8', at, at + length)).join('\n')}\n`,
    )
    return openShard(file)
  }
  if (text.length > 0 && text.at(-1) !== lineEnd) {
    // It was cut off; what comes next begins on a line of its own.
    appendFileSync(file, '\n')
    return { file, places, bytes: text.length + 1 }
  }
  return { file, places, bytes: text.length }
}

/** Whatever keeps it from being read, what it held can be made again. */
function readWhole(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

function placesIn(text: Buffer): Map<string, Place> {
  const places = new Map<string, Place>()
  let at = 0
  while (at < text.length) {
    const end = text.indexOf(lineEnd, at)
    const next = end < 0 ? text.length : end
    const start = text.toString('latin1', at, at + keyStart + keyLength + 2)
    if (entryStart.test(start)) {
      const key = start.slice(keyStart, keyStart + keyLength)
      // The newest are last.
      places.delete(key)
      places.set(key, { at, length: next - at })
    }
    at = next + 1
  }
  return places
}

function readAt(file: string, { at, length }: Place): string {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(length)
      readSync(descriptor, bytes, 0, length, at)
      return bytes.toString()
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return ''
  }
}

/** Another process may have written meanwhile, so that something else stands at the place. */
function valueOf(key: string, line: string): string | undefined {
  try {
    const entry: unknown = JSON.parse(line)
    if (!Array.isArray(entry)) return undefined
    const [name, sum, html]: unknown[] = entry
    return name === key && typeof html === 'string' && sum === checksum(key, html)
      ? html
      : undefined
  } catch {
    return undefined
  }
}

function checksum(key: string, html: string): number {
  return crc32(html, crc32(key))
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { groupBy } from './groupBy.ts'

// One file for each first two digits of the keys: 256 at most, so that a site with 10,000 blocks is
// read at once and a new block rewrites a small file. Each line is ["key", checksum, "html"].

const keyStart = 2
const keyLength = 64
const entryStart = /^\["[0-9a-f]{64}",/

/** Blocks that were edited away leave their entries behind; past this the oldest of a file go. */
const maxEntries = 512

/** What the cache holds of these keys (SHA-256, in hex). A damaged entry counts as missing. */
export async function readCache(dir: string, keys: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const shards = [...groupBy(new Set(keys), shardOf)]
  await Promise.all(
    shards.map(async ([shard, wanted]) => {
      const lines = await readShard(dir, shard)
      for (const key of wanted) {
        const html = valueOf(key, lines.get(key))
        if (html !== undefined) found.set(key, html)
      }
    }),
  )
  return found
}

export async function writeCache(dir: string, entries: Map<string, string>): Promise<void> {
  if (entries.size === 0) return
  await mkdir(dir, { recursive: true })
  const shards = [...groupBy(entries, ([key]) => shardOf(key))]
  await Promise.all(
    shards.map(async ([shard, fresh]) => {
      // Read again: another process may have written since.
      const lines = await readShard(dir, shard)
      for (const [key, html] of fresh) {
        lines.delete(key)
        lines.set(key, JSON.stringify([key, checksum(key, html), html]))
      }
      await replaceFile(shardFile(dir, shard), [...lines.values()].slice(-maxEntries))
    }),
  )
}

function shardOf(key: string): string {
  return key.slice(0, 2)
}

function shardFile(dir: string, shard: string): string {
  return join(dir, `${shard}.jsonl`)
}

/** The lines of a file by key, unparsed: most of them are only carried over. */
async function readShard(dir: string, shard: string): Promise<Map<string, string>> {
  const lines = new Map<string, string>()
  // Whatever keeps it from being read, what it held can be made again.
  const text = await readFile(shardFile(dir, shard), 'utf8').catch(() => '')
  for (const line of text.split('\n')) {
    if (entryStart.test(line)) lines.set(line.slice(keyStart, keyStart + keyLength), line)
  }
  return lines
}

function valueOf(key: string, line: string | undefined): string | undefined {
  if (line === undefined) return undefined
  try {
    const entry: unknown = JSON.parse(line)
    if (!Array.isArray(entry)) return undefined
    const [, sum, html]: unknown[] = entry
    return typeof html === 'string' && sum === checksum(key, html) ? html : undefined
  } catch {
    return undefined
  }
}

function checksum(key: string, html: string): number {
  return crc32(html, crc32(key))
}

/** A reader sees the old file or the new one, never half of one. */
async function replaceFile(file: string, lines: string[]): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  await writeFile(temporary, `${lines.join('\n')}\n`)
  await rename(temporary, file)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from './replaceFile.ts'

/**
 * Results of slow work on disk, by the hash of what went in. Sixteen files, each read when first
 * asked and written only when it changed: one edit among ten thousand pages rewrites a sixteenth.
 * A cache may always be thrown away: what cannot be read counts as empty.
 */
export class DiskCache<Value> {
  readonly #folder: string
  readonly #shards = new Map<string, Shard<Value>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** `key` is a hexadecimal hash. */
  get(key: string): Value | undefined {
    const shard = this.#shard(key)
    const value = shard.entries.get(key)
    if (value !== undefined) shard.used.add(key)
    return value
  }

  set(key: string, value: Value): void {
    const shard = this.#shard(key)
    shard.entries.set(key, value)
    shard.used.add(key)
    shard.changed = true
  }

  /** Writes what changed; what nobody asked for since the start is left behind. */
  flush(): void {
    for (const [name, shard] of this.#shards) {
      if (!shard.changed) continue
      const kept = [...shard.entries].filter(([key]) => shard.used.has(key))
      replaceFile(this.#file(name), JSON.stringify(kept))
      shard.changed = false
    }
  }

  #shard(key: string): Shard<Value> {
    const name = key.slice(0, 1)
    let shard = this.#shards.get(name)
    if (!shard) {
      shard = { entries: this.#read(name), used: new Set(), changed: false }
      this.#shards.set(name, shard)
    }
    return shard
  }

  #read(name: string): Map<string, Value> {
    try {
      return new Map(JSON.parse(readFileSync(this.#file(name), 'utf8')) as [string, Value][])
    } catch {
      return new Map()
    }
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.json`)
  }
}

interface Shard<Value> {
  readonly entries: Map<string, Value>
  readonly used: Set<string>
  changed: boolean
}

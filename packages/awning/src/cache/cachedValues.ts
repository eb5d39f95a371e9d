import type { EntryLog } from './entryLog.ts'

/** Values that JSON can hold, by a hash of everything they were made from. */
export class CachedValues<Value> {
  readonly #log: EntryLog
  readonly #inMemory: Map<string, Value> | undefined

  /** `inMemory`: values are few or small, and are asked for again and again. */
  constructor(log: EntryLog, inMemory: boolean) {
    this.#log = log
    this.#inMemory = inMemory ? new Map() : undefined
  }

  get(key: string): Value | undefined {
    const known = this.#inMemory?.get(key)
    if (known !== undefined) return known
    const bytes = this.#log.get(key)
    if (!bytes) return undefined
    const value = JSON.parse(bytes.toString()) as Value
    this.#inMemory?.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#inMemory?.set(key, value)
    this.#log.set(key, Buffer.from(JSON.stringify(value)))
  }

  /** Whether it can be read, now and later. */
  has(key: string): boolean {
    return this.#log.has(key)
  }

  /** Stores a value under the hash of itself, and returns that. */
  put(value: Value): string {
    return this.#log.put(Buffer.from(JSON.stringify(value)))
  }

  flush(): void {
    this.#log.flush()
  }
}

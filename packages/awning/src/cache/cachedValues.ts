import type { EntryLog } from './entryLog.ts'

/** JSON values, stored by a hash of everything from which they were made. */
export class CachedValues<Value> {
  readonly #log: EntryLog
  readonly #inMemory: Map<string, Value> | undefined

  /** `inMemory` is for values that are few or small, and are read repeatedly. */
  constructor(log: EntryLog, inMemory: boolean) {
    this.#log = log
    this.#inMemory = inMemory ? new Map() : undefined
  }

  /** Fetches values that are not stored here, where machines share them. */
  load(keys: readonly string[]): Promise<void> {
    return this.#log.load(keys)
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

  /** Whether the value is stored and intact. */
  has(key: string): boolean {
    return this.#log.has(key)
  }

  /** Stores a value under its own hash, and returns the hash. */
  put(value: Value): string {
    return this.#log.put(Buffer.from(JSON.stringify(value)))
  }

  /** Stores the JSON of a value under its own hash, which is known. */
  add(hash: string, json: Buffer): void {
    if (!this.#log.has(hash)) this.#log.set(hash, json)
  }

  flush(): void {
    this.#log.flush()
  }
}

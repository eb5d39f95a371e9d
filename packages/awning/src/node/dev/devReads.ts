import { join } from 'node:path'
import { areCurrent, type Reads } from '../../cache/reads.ts'
import { Recording } from '../../cache/recording.ts'
import { readSealed, writeSealed } from '../../cache/sealedFile.ts'
import { restoreReads, storeReads, type StoredReads } from '../build-manifest/storedReads.ts'

/** Remembers what the dev server has read, also for its next start: files that have not changed since are not read. */
export class DevReads {
  readonly #root: string
  readonly #file: string
  #last: Reads | undefined
  #isSaved = true

  constructor(root: string, cacheDir: string) {
    this.#root = root
    this.#file = join(cacheDir, 'devReads.json')
  }

  async record<Result>(work: () => Promise<Result>): Promise<Result> {
    const recording = new Recording(this.#root)
    this.#last ??= this.#read()
    recording.startFrom(this.#last)
    const result = await recording.run(work)
    this.#last = recording.reads
    this.#isSaved = false
    return result
  }

  /** Whether reading again would give the same. */
  areCurrent(): boolean {
    return this.#last !== undefined && areCurrent(this.#root, this.#last, {})
  }

  save(): void {
    if (!this.#isSaved && this.#last) writeSealed(this.#file, storeReads(this.#last))
    this.#isSaved = true
  }

  #read(): Reads | undefined {
    const stored = readSealed<StoredReads>(this.#file)
    return stored && restoreReads(stored.value)
  }
}

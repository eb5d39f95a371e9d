import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from './replaceFile.ts'

/**
 * Compiled texts on disk, each under the hash of its own content. A site of any size is held in
 * memory as titles and addresses; a text is read when its page is drawn, and by whichever thread
 * draws it.
 */
export class TextStore {
  readonly #folder: string
  readonly #used = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Keeps a text, and gives the stamp it is found by. */
  put(text: unknown): string {
    const json = JSON.stringify(text)
    const stamp = createHash('sha256').update(json).digest('hex').slice(0, 32)
    const file = this.#file(stamp)
    if (!this.has(stamp)) replaceFile(file, json)
    return stamp
  }

  has(stamp: string): boolean {
    this.#used.add(stamp)
    return existsSync(this.#file(stamp))
  }

  /** What was put, in whatever form it was. */
  get<Text>(stamp: string): Text {
    return JSON.parse(readFileSync(this.#file(stamp), 'utf8')) as Text
  }

  /** Forgets what nobody asked for since the start, once that is more than is in use. */
  forget(): void {
    const all = this.#stamps()
    if (all.length < 2 * this.#used.size + 200) return
    for (const stamp of all) if (!this.#used.has(stamp)) rmSync(this.#file(stamp), { force: true })
  }

  #stamps(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).flatMap((start) =>
      readdirSync(join(this.#folder, start)).map((rest) => start + rest),
    )
  }

  #file(stamp: string): string {
    return join(this.#folder, stamp.slice(0, 2), stamp.slice(2))
  }
}

import type { EntryLog } from '../../cache/entryLog.ts'
import { hash } from '../../cache/hash.ts'
import { sourcesHash } from '../../cache/sourcesHash.ts'
import { isImageFile } from './socialCard.ts'

/** Pictures by what is on them and by what draws them. */
export class PictureCache {
  readonly #log: EntryLog
  readonly #drawing: string

  /** `also`: what else decides how a picture looks. */
  constructor(log: EntryLog, also: readonly string[] = []) {
    this.#log = log
    this.#drawing = hash(drawingHash(), ...also)
  }

  /** Changes with everything that decides how a picture looks: `parts`, and what the constructor was given. */
  hashOf(...parts: readonly unknown[]): string {
    // The folder of an image file depends on the machine; its content is in its hash.
    const text = JSON.stringify(parts, (_, value: unknown) =>
      isImageFile(value) ? value.hash : value,
    )
    return hash(this.#drawing, text)
  }

  read(hash: string): Buffer | undefined {
    return this.#log.get(hash)
  }

  write(hash: string, png: Buffer): void {
    this.#log.set(hash, png)
  }

  /** Some character of it could not be drawn, as an earlier build found out: no bytes are stored in its place. */
  hasGaps(hash: string): boolean {
    return this.#log.lengthOf(hash) === 0
  }

  markGaps(hash: string): void {
    this.#log.set(hash, Buffer.alloc(0))
  }
}

let drawing: string | undefined

/** The sources of this feature and the packages it draws with: a change of other parts of the engine changes no picture. */
function drawingHash(): string {
  drawing ??= sourcesHash(
    ['features/social-images'],
    /^(?:sharp|harfbuzzjs|woff2-encoder|@fontsource.*)$/,
  )
  return drawing
}

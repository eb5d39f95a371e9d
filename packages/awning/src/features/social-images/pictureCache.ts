import { readFileSync } from 'node:fs'
import type { EntryLog } from '../../cache/entryLog.ts'
import { hash } from '../../cache/hash.ts'
import { sourcesHash } from '../../cache/sourcesHash.ts'
import { socialImagesManifest } from '../../config/socialImagesPackage.ts'
import { isImageFile } from './socialCard.ts'

/** Rendered social images, stored by a hash of their content and of the code and fonts that render them. */
export class PictureCache {
  readonly #log: EntryLog
  readonly #rendererHash: string

  /** `extraInputs`: other inputs that the look of a picture depends on. */
  constructor(log: EntryLog, extraInputs: readonly string[] = []) {
    this.#log = log
    this.#rendererHash = hash(rendererHash(), ...extraInputs)
  }

  /** Hash of everything that the look of a picture depends on: `parts`, and the inputs of the constructor. */
  hashOf(...parts: readonly unknown[]): string {
    // The folder of an image file depends on the machine; its content is in its hash.
    const text = JSON.stringify(parts, (_, value: unknown) =>
      isImageFile(value) ? value.hash : value,
    )
    return hash(this.#rendererHash, text)
  }

  /** Fetches a picture that another machine has rendered. */
  load(hash: string): Promise<void> {
    return this.#log.load([hash])
  }

  has(hash: string): boolean {
    return (this.#log.lengthOf(hash) ?? 0) > 0
  }

  read(hash: string): Buffer | undefined {
    return this.#log.get(hash)
  }

  write(hash: string, png: Buffer): void {
    this.#log.set(hash, png)
    // It took long to render, and must not be lost if the build is ended while others are rendered.
    this.#log.flush()
  }

  /** Whether an earlier build found that characters of the picture are missing in all fonts; empty bytes record that. */
  hasMissingCharacters(hash: string): boolean {
    return this.#log.lengthOf(hash) === 0
  }

  markMissingCharacters(hash: string): void {
    this.#log.set(hash, Buffer.alloc(0))
  }
}

let knownRendererHash: string | undefined

/** Hash of the sources of this feature and its packages, so that other changes of the engine do not lead to new pictures. */
function rendererHash(): string {
  if (knownRendererHash === undefined) {
    const manifest = socialImagesManifest()
    // It names the exact versions of the fonts, and of what sets text with them.
    const versions = manifest === undefined ? '' : readFileSync(manifest)
    knownRendererHash = hash(sourcesHash(['features/social-images'], /^sharp$/), versions)
  }
  return knownRendererHash
}

import { join } from 'node:path'
import { readRecorded } from '../cache/recording.ts'
import type { LocaleId } from '../config/site.ts'
import { decodeText } from './decodeText.ts'
import type { KnownFront, SourceFile } from './sourceFile.ts'

/** A text of which nothing has to be read unless its source is needed. */
export class UnreadText implements SourceFile {
  readonly key: string
  readonly locale: LocaleId
  readonly file: string
  readonly hash: string
  declare readonly known?: KnownFront
  declare readonly hasMistake?: true
  declare readonly frontMatterHash?: string
  readonly #root: string

  constructor(
    root: string,
    { key, locale, file, hasMistake, frontMatterHash }: Omit<SourceFile, 'source' | 'known'>,
    hash: string,
    known?: KnownFront,
  ) {
    this.#root = root
    this.key = key
    this.locale = locale
    this.file = file
    this.hash = hash
    if (known) this.known = known
    if (hasMistake) this.hasMistake = hasMistake
    if (frontMatterHash !== undefined) this.frontMatterHash = frontMatterHash
  }

  get source(): string {
    // What is wrong with it was reported when it was read first.
    const bytes = readRecorded(join(this.#root, this.file), this.hash)
    return decodeText(bytes, this.file, () => undefined) ?? ''
  }
}

import { hash } from '../cache/hash.ts'
import type { LocaleId } from '../config/site.ts'

/** A content file as it is on disk, not yet parsed. */
export interface SourceFile {
  /** Path below the locale's folder, with `/`: `docs/guide/css/layout.md`. A page has the same key in every locale. */
  readonly key: string
  /** The locale it is written in. */
  readonly locale: LocaleId
  /** Relative to the site's root, for messages and edit links. */
  readonly file: string
  /** Read from disk when it is accessed, if the file is as the last build has read it. */
  readonly source: string
  /** Hash of the bytes on disk; absent for a text that is no file of the content. */
  readonly hash?: string
  /** Set if something was reported about the file itself, which has to be reported again. */
  readonly hasMistake?: true
  /** Set for a text of which this is all that is known of the front matter. */
  readonly frontMatterHash?: string
  /** The front matter, if the text is known and without mistakes. */
  readonly known?: KnownFront
}

/** The front matter of a text that was read without mistakes. */
export interface KnownFront {
  readonly yaml: string
  readonly data: object
}

/** Changes with the text. */
export function textHash(file: Pick<SourceFile, 'hash' | 'source'> | undefined): string {
  return file ? (file.hash ?? hash(file.source)) : ''
}

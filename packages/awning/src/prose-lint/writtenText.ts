import type { SourceFile } from '../content/sourceTree.ts'
import type { Locate } from '../content/yaml.ts'

/** The words that front matter holds for readers. */
export interface WrittenFields {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly sidebar_label?: string | undefined
  readonly pagination_label?: string | undefined
  readonly source?: string | undefined
}

/** A file as its author wrote it, and what it became: what the rules read. */
export interface WrittenText {
  readonly file: SourceFile
  readonly kind: 'doc' | 'post'
  /** Address of its page. */
  readonly path: string
  readonly front: WrittenFields
  readonly locate: Locate
}

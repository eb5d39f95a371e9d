import type { SourceFile } from './sourceFile.ts'
import type { Locate } from './yaml.ts'

/** The fields of front matter that the rules read. */
export interface WrittenFields {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly sidebar_label?: string | undefined
  readonly pagination_label?: string | undefined
  readonly source?: string | undefined
}

/** A content file with what the rules need of it. */
export interface WrittenText {
  readonly file: SourceFile
  readonly kind: 'doc' | 'page' | 'post'
  /** Address of its page. */
  readonly path: string
  readonly front: WrittenFields
  readonly locate: Locate
  /** Set for a page that is in no list. */
  readonly isUnlisted?: true
}

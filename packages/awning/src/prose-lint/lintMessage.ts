import type { SourcePosition } from '../markdown/writeContext.ts'

/** What a rule reports about a document. */
export interface LintMessage extends Partial<SourcePosition> {
  readonly message: string
  readonly hint: string
  /** By default a suggestion. */
  readonly severity?: 'warning'
}

import type { Place } from '../markdown/writing.ts'

/** What a rule reports about a document. */
export interface LintMessage extends Partial<Place> {
  readonly message: string
  readonly hint: string
}

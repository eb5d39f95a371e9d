import type { Place } from '../markdown/writing.ts'

/** What a rule has to say about a document. */
export interface Remark extends Partial<Place> {
  readonly message: string
  readonly hint: string
}

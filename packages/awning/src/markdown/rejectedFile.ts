/** The reason why a file that content refers to is not published, and what to write instead. */
export interface RejectedFile {
  /** Follows the name of the file: `lies outside of content/`. */
  readonly reason: string
  readonly hint: string
}

export function isRejectedFile(value: unknown): value is RejectedFile {
  return typeof value === 'object' && value !== null && 'reason' in value
}

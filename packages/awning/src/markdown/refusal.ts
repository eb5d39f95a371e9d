/** Why a file that content names is not published, and what to write instead. */
export interface Refusal {
  /** Follows the name of the file: `lies outside of content/`. */
  readonly refused: string
  readonly hint: string
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

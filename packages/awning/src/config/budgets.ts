/** The most that a page may weigh, in gzipped bytes. A build that goes beyond fails. */
export interface Budgets {
  /** The document. */
  readonly html: number
  /** All its style sheets together. */
  readonly styles: number
  /** Scripts inside the document, which run before the reader reaches for anything. */
  readonly inline: number
  /** All scripts that are fetched when the reader does. */
  readonly script: number
  /** The code of one experiment. */
  readonly lab: number
  /** What a later navigation to the page fetches. */
  readonly payload: number
}

/** What the engine itself answers for. How long a text may be, only its owner can say. */
export const usualBudgets: Budgets = {
  html: Infinity,
  styles: 10 * 1024,
  inline: 3 * 1024,
  script: 120 * 1024,
  lab: 12 * 1024,
  payload: Infinity,
}

/** A file with one mistake, and the message about it for its author. */
export interface Mistake {
  /** What is wrong, for the name of the test. */
  readonly name: string
  /** Ending of the file, or its whole path from the site's folder on. Default: `md`. */
  readonly file?: string
  /** The content, or a function that makes something else than a file at this path. */
  readonly data: string | Buffer | ((path: string) => void)
  /** `line:column`, or `none` for a mistake that has no line, such as a file that is empty. */
  readonly place: string
  readonly message: RegExp
  readonly hint?: RegExp
  /** Default: `error`. */
  readonly severity?: 'error' | 'warning'
}

/** A text whose front matter is these lines. */
export const fields = (...lines: readonly string[]): string =>
  `---\n${lines.join('\n')}\n---\n\nText.\n`

/** A text with a title; its first line is line 5. */
export const text = (body: string): string => `---\ntitle: A\n---\n\n${body}\n`

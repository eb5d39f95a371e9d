/** A block to be tokenized: the displayed code, and the language as the author wrote it. */
export interface CodeSource {
  code: string
  lang: string
}

/** An error whose message says in which block it occurred. */
export function blockError({ code, lang }: CodeSource, cause: unknown): Error {
  const firstLine = code.split('\n').find((line) => line.trim() !== '') ?? ''
  const shown = firstLine.trim().slice(0, 80)
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(
    `Highlighting failed in a "${lang}" block that begins with "${shown}": ${reason}`,
    { cause },
  )
}

import type { ReactNode } from 'react'

/** A day as `YYYY-MM-DD`, and as it is written in the language of the page. */
export interface WrittenDay {
  readonly day: string
  readonly text: string
}

/** When a page was last changed. `words` contain `{date}`. */
export function LastUpdated({ words, at }: { words: string; at: WrittenDay }): ReactNode {
  const [before, after] = words.split('{date}')
  return (
    <span className="article-updated">
      {before}
      <time dateTime={at.day}>{at.text}</time>
      {after}
    </span>
  )
}

import type { ReactNode } from 'react'

/** HTML that the content pipeline wrote; React does not look into it. */
export function Html({ html }: { html: string }): ReactNode {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

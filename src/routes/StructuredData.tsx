import type { ReactNode } from 'react'

/**
 * Data for machines. A block of data is no script to browsers, so no policy has a say in it; `<` is
 * written as an escape, so that no text can end it.
 */
export function StructuredData({ data }: { data: object }): ReactNode {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

import type { ReactNode } from 'react'
import { graph, type Data } from '../machines/structured/data.ts'

/**
 * Data for machines. A block of data is no script to browsers, so no policy has a say in it; `<` is
 * written as an escape, so that no text can end it.
 */
export function StructuredData({ nodes }: { nodes: readonly (Data | undefined)[] }): ReactNode {
  const text = JSON.stringify(graph(nodes)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

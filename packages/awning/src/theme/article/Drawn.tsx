import type { ReactNode } from 'react'
import '../styles/diagram.css'

/** A text with diagrams. Imported where there is one, so that no other page links their styles. */
export function Drawn({ children }: { children: ReactNode }): ReactNode {
  return children
}

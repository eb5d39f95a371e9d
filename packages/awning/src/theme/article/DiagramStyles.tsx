import type { ReactNode } from 'react'
import '../styles/diagram.css'

/** Brings the styles of diagrams. It wraps only texts that contain one, so that no other page loads the styles. */
export function DiagramStyles({ children }: { children: ReactNode }): ReactNode {
  return children
}

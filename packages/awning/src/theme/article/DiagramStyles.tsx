import type { ReactNode } from 'react'
import '../styles/diagram.css'

/** The styles of diagrams. */
export function DiagramStyles(): ReactNode {
  return null
}

import type { ReactNode } from 'react'
import '../styles/types.css'

/** The styles of types in code. */
export function TypeStyles(): ReactNode {
  return null
}

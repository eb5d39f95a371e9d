import type { ReactNode } from 'react'
import '../styles/types.css'

/** Brings the styles of types in code. It wraps only texts with such code. */
export function TypeStyles({ children }: { children: ReactNode }): ReactNode {
  return children
}

import type { ReactNode } from 'react'
import '../styles/math.css'

/** Brings the styles of formulas. It wraps only texts that contain one, so that no other page loads the styles. */
export function MathStyles({ children }: { children: ReactNode }): ReactNode {
  return children
}

import type { ReactNode } from 'react'
import '../styles/math.css'

/** The styles of formulas. */
export function MathStyles(): ReactNode {
  return null
}

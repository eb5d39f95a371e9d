import type { ReactNode } from 'react'
import '../styles/richCode.css'

/** The styles of line numbers, focused and folded lines, and output of programs. */
export function RichCodeStyles(): ReactNode {
  return null
}

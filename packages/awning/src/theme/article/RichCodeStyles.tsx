import type { ReactNode } from 'react'
import '../styles/richCode.css'

/** Brings the styles of line numbers, focused and folded lines, and output of programs. It wraps only texts with such code. */
export function RichCodeStyles({ children }: { children: ReactNode }): ReactNode {
  return children
}

import type { ReactNode } from 'react'
import '../styles/types.css'
import { TypeEscape } from './TypeEscape.tsx'

/** The styles of types in code, and the key that hides one. */
export function TypeStyles(): ReactNode {
  return <TypeEscape />
}

import { useInsertionEffect } from 'react'
import { adoptStyles } from './adoptStyles.ts'

/** Adds the styles of a component before its elements are in the document, so that they never appear without. */
export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => adoptStyles(css), [css])
}

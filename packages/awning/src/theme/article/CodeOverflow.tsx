'use client'

import { useEffect, type ReactNode } from 'react'
import { watchCodeOverflow } from '../../client/enhance/codeOverflow.ts'
import { useView } from '../../client/view.ts'

/**
 * Shows the button that wraps long lines of code. It is inside the shell's Suspense boundary, so that the
 * attributes are set only after React has hydrated the page.
 */
export function CodeOverflow(): ReactNode {
  const { main } = useView()
  useEffect(() => watchCodeOverflow(document), [main])
  return null
}

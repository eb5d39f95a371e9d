'use client'

import { useEffect, type ReactNode } from 'react'
import { watchCodeOverflow } from '../../client/enhance/codeOverflow.ts'
import { useView } from '../../client/view.ts'

/**
 * Lets long lines of code be wrapped. It stands inside the shell's Suspense boundary, so that the page's
 * HTML is marked only after React has taken it over.
 */
export function CodeOverflow(): ReactNode {
  const { main } = useView()
  useEffect(() => watchCodeOverflow(document), [main])
  return null
}

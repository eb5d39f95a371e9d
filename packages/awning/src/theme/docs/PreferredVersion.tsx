'use client'

import { useEffect, type ReactNode } from 'react'
import { preferredVersion } from '../../client/preferredVersion.ts'

/** Reads the preference once the app runs, and so forgets one for a version that is no more. */
export function PreferredVersion({ names }: { names: readonly string[] }): ReactNode {
  useEffect(() => {
    preferredVersion(names)
  }, [names])
  return null
}

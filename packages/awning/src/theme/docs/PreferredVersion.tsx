'use client'

import { useEffect, type ReactNode } from 'react'
import { preferredVersion } from '../../client/preferredVersion.ts'

/** Reads the preferred version once the app runs, which removes one that no longer exists. */
export function PreferredVersion({ names }: { names: readonly string[] }): ReactNode {
  useEffect(() => {
    preferredVersion(names)
  }, [names])
  return null
}

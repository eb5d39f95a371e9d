'use client'

import { createContext, use } from 'react'
import type { RouterStatus } from './router/router.ts'

export interface RouterHandle extends RouterStatus {
  retry(): void
  /** Tells the router that something opened over the page, with a way to close it, or that it is gone. */
  overlay(close: (() => void) | undefined): void
}

/** At rest while the page is drawn on the server and before the router runs. */
export const RouterContext = createContext<RouterHandle>({
  status: 'idle',
  error: undefined,
  retrying: false,
  retry: () => {},
  overlay: () => {},
})

export function useRouter(): RouterHandle {
  return use(RouterContext)
}

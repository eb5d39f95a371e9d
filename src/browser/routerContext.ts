'use client'

import { createContext, use } from 'react'
import type { RouterStatus } from './router/router.ts'

export interface RouterHandle extends RouterStatus {
  retry(): void
}

/** At rest while the page is drawn on the server and before the router runs. */
export const RouterContext = createContext<RouterHandle>({
  status: 'idle',
  error: undefined,
  target: '',
  retry: () => {},
})

export function useRouter(): RouterHandle {
  return use(RouterContext)
}

'use client'

import { createContext, use } from 'react'
import type { RouterStatus } from './router/router.ts'

export interface RouterHandle extends RouterStatus {
  retry(): void
  /** Registers an overlay such as the menu, with a function that closes it; `undefined` when it has closed. `owner` tells overlays apart. */
  overlay(owner: object, close: (() => void) | undefined): void
}

/** The default applies at build time and until the router runs. */
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

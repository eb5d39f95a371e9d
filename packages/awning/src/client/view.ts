'use client'

import { createContext, use, type ReactNode } from 'react'
import type { PageHeadFacts } from './pageHeadFacts.ts'
import type { SidebarEntry } from './sidebarEntry.ts'

/** A page ready to be shown: the shell, the sidebar and the page itself. */
export interface View {
  /** Id of the payload that the page was decoded from. */
  readonly id: string
  /** The payload came from the device, because the network was slow or failed. */
  readonly isSaved?: boolean
  /** Path inside the locale, as addresses contain it: `/docs/guide/`. */
  readonly path: string
  readonly head: PageHeadFacts
  readonly shell: ReactNode
  readonly aside: ReactNode
  /** What the page shows of a large sidebar. */
  readonly entries?: readonly SidebarEntry[] | undefined
  readonly main: ReactNode
}

export const ViewContext = createContext<View | undefined>(undefined)

export function useView(): View {
  const view = use(ViewContext)
  if (!view) throw new Error('useView() was called outside of <ViewContext>')
  return view
}

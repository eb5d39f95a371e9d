'use client'

import { createContext, use, type ReactNode } from 'react'

/** What is on the screen: the chrome and the page inside it, and what is going on. */
export interface View {
  /** Id of the payload it was made from. */
  readonly id: string
  /** Path inside the locale, as the page defines it: `/docs/frontend/`. */
  readonly path: string
  readonly shell: ReactNode
  readonly aside: ReactNode
  readonly main: ReactNode
}

export const ViewContext = createContext<View | undefined>(undefined)

export function useView(): View {
  const view = use(ViewContext)
  if (!view) throw new Error('a component that needs the view stands outside of it')
  return view
}

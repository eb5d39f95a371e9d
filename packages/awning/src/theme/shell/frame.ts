'use client'

import { createContext, use } from 'react'

/** What every page of a locale needs and none should carry: the chrome brings it, once a visit. */
export interface Frame {
  readonly head: HeadFacts
  readonly copy: CopyStrings
}

export interface HeadFacts {
  /** The site's name, and the title of its home page. */
  readonly name: string
  readonly home: string
  /** The site's origin, below which all roots are. */
  readonly url: string
  readonly root: string
  /** As Open Graph writes it. */
  readonly locale: string
  readonly languages: readonly {
    readonly lang: string
    readonly root: string
    readonly locale: string
  }[]
  readonly defaultRoot: string
  /** Whose picture is made for every page, if they are. */
  readonly social?: { readonly base: string; readonly locale: string }
}

export interface CopyStrings {
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('a component of a page stands outside of the chrome')
  return frame
}

'use client'

import { createContext, use } from 'react'

/** Facts that every page of a locale needs. The shell provides them, so that no page's payload repeats them. */
export interface SiteFacts {
  readonly head: HeadFacts
  readonly copy: CopyStrings
}

export interface HeadFacts {
  /** The site's name. */
  readonly name: string
  /** The title of the home page. */
  readonly home: string
  /** The site's origin, to make addresses absolute. */
  readonly url: string
  readonly root: string
  /** In the form of Open Graph, such as `zh_CN`. */
  readonly locale: string
  readonly languages: readonly {
    readonly lang: string
    readonly root: string
    readonly locale: string
  }[]
  readonly defaultRoot: string
  /** Set if the build makes a social image for every page. */
  readonly social?: { readonly base: string; readonly locale: string }
}

export interface CopyStrings {
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
}

export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined)

export function useSiteFacts(): SiteFacts {
  const siteFacts = use(SiteFactsContext)
  if (!siteFacts) throw new Error('useSiteFacts() was called outside of <SiteFactsContext>')
  return siteFacts
}

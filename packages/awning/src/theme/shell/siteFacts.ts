'use client'

import { createContext, use } from 'react'
import type { TextPhrases } from '../article/packedText.ts'

/** Facts that every page of a locale needs. The shell provides them, so that no page's payload repeats them. */
export interface SiteFacts {
  readonly head: HeadFacts
  readonly copy: CopyStrings
  readonly article: ArticleLayoutFacts
  /** Markup that payloads abbreviate. */
  readonly phrases: TextPhrases
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

/** What is around every text. */
export interface ArticleLayoutFacts {
  readonly breadcrumbs: string
  /** The first breadcrumbs of a doc: the home page, and the beginning of the docs. */
  readonly docsStart: readonly { readonly label: string; readonly path: string }[]
  readonly onThisPage: string
  readonly editThisPage: string
  /** What precedes the path of a file in the address where it is edited; absent where it cannot be. */
  readonly editUrl?: string
  readonly opensInNewTab: string
  /** With `{date}`. */
  readonly lastUpdated: string
  readonly relatedPages: string
  readonly docsPager: PagerStrings
  readonly postsPager: PagerStrings
}

export interface PagerStrings {
  readonly label: string
  readonly start: string
  readonly end: string
}

export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined)

export function useSiteFacts(): SiteFacts {
  const siteFacts = use(SiteFactsContext)
  if (!siteFacts) throw new Error('useSiteFacts() was called outside of <SiteFactsContext>')
  return siteFacts
}

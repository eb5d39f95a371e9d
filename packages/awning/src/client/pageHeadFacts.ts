/** What the head of the document and the parts around the page say about it, without what the browser can derive: it is part of every payload. */
export interface PageHeadFacts {
  /** Without the site's name; undefined on the home page. */
  readonly title?: string
  readonly description?: string
  readonly keywords?: string
  /** Set for pages without an address of their own. */
  readonly isHidden?: true
  /** Root of the text's own locale, if the page shows it in place of a translation: that page is the canonical one. */
  readonly textRoot?: string
  /** The social image that the author chose. */
  readonly image?: HeadImage
  readonly article?: ArticleFacts
  /** Set where the page has no Markdown file. */
  readonly markdown?: false
  /** Addresses of a doc in each version, by the version's name, if there are several. */
  readonly versions?: Readonly<Record<string, string>>
}

export interface HeadImage {
  readonly url: string
  readonly type?: string
  readonly width?: number
  readonly height?: number
}

export interface ArticleFacts {
  readonly published: string
  readonly modified?: string | undefined
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}

export const titlePositions = ['after', 'before', 'none'] as const
export const cardKinds = ['large', 'summary'] as const
export const imageKinds = ['absolute', 'relative', 'none'] as const
export const robotsKinds = ['index', 'noindex', 'nosnippet'] as const

/** The metadata of a page as the reader has entered it. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** The position of the site's name in the title. */
  readonly titlePosition: (typeof titlePositions)[number]
  readonly url: string
  /** Overrides for social cards; an empty one is not written. */
  readonly ogTitle: string
  readonly ogDescription: string
  readonly image: (typeof imageKinds)[number]
  readonly alt: boolean
  readonly card: (typeof cardKinds)[number]
  readonly robots: (typeof robotsKinds)[number]
  readonly icon: boolean
}

/** The content of the title element. */
export function fullTitle({ title, siteName, titlePosition }: PageMeta): string {
  const parts = [title.trim(), titlePosition === 'none' ? '' : siteName.trim()]
  return (titlePosition === 'before' ? parts.toReversed() : parts).filter(Boolean).join(' · ')
}

/** Parses an absolute web address; undefined for anything else. */
export function parseWebUrl(text: string): URL | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** The address of the picture as it is written in the head. */
export function imageUrl({ image, url }: PageMeta): string | undefined {
  if (image === 'none') return undefined
  if (image === 'relative') return '/og/page.png'
  return `${parseWebUrl(url)?.origin ?? 'https://example.com'}/og/page.png`
}

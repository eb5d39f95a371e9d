export const titlePlaces = ['after', 'before', 'none'] as const
export const cardKinds = ['large', 'summary'] as const
export const imageKinds = ['absolute', 'relative', 'none'] as const
export const robotsKinds = ['index', 'noindex', 'nosnippet'] as const

/** What the reader has written for the head of a page. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** Where the site's name is in the title. */
  readonly place: (typeof titlePlaces)[number]
  readonly url: string
  /** Overrides for cards; empty is not written. */
  readonly ogTitle: string
  readonly ogDescription: string
  readonly image: (typeof imageKinds)[number]
  readonly alt: boolean
  readonly card: (typeof cardKinds)[number]
  readonly robots: (typeof robotsKinds)[number]
  readonly icon: boolean
}

/** What goes into the title element. */
export function fullTitle({ title, siteName, place }: PageMeta): string {
  const parts = [title.trim(), place === 'none' ? '' : siteName.trim()]
  return (place === 'before' ? parts.toReversed() : parts).filter(Boolean).join(' · ')
}

/** An absolute web address, or nothing. */
export function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** The picture as it is written in the head. */
export function imageAddress({ image, url }: PageMeta): string | undefined {
  if (image === 'none') return undefined
  if (image === 'relative') return '/og/page.png'
  return `${webAddress(url)?.origin ?? 'https://example.com'}/og/page.png`
}

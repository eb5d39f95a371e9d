/** What the name of a discussion is made from. */
export interface CommentedPage {
  /** Address below the origin: `/en/blog/hello`. */
  readonly href: string
  readonly url: string
  readonly title: string
  readonly siteTitle: string
  readonly description: string
}

/** The title of the document. */
export function documentTitle({ title, siteTitle }: CommentedPage): string {
  return `${title} | ${siteTitle}`
}

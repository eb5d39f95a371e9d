/** Fields of front matter that decide when a page is published, and who finds it. */
export interface VisibilityFields {
  readonly draft?: boolean | undefined
  readonly date?: string | undefined
  readonly unlisted?: boolean | undefined
  readonly noindex?: boolean | undefined
  readonly search?: boolean | undefined
}

/** Why a page is not part of a build. */
export type Unpublished =
  | { readonly state: 'draft' }
  /** `from`: ISO date and time from which on a build contains it. */
  | { readonly state: 'scheduled'; readonly from: string }

/** Words with which dev marks a page that is not published. */
export interface VisibilityStrings {
  readonly unpublishedMarks: Readonly<Record<Unpublished['state'], string>>
}

/** How a page differs from an ordinary one, which is published and found by everyone. */
export interface Visibility {
  /** It is in no list, feed, sitemap or search: only readers who know its address find it. */
  readonly isUnlisted?: true
  /** Search engines do not list it. */
  readonly isNoindex?: true
  /** The site's own search does not find it. */
  readonly isUnsearchable?: true
  /** Only in dev, which shows pages that are not part of a build. */
  readonly unpublished?: Unpublished
}

/**
 * The original decides, unless its translation has the field too. It alone decides whether a page is listed: a list that
 * is empty in one language would have no page there. Undefined for an ordinary page.
 */
export function visibilityOf(
  own: VisibilityFields,
  original: VisibilityFields | undefined,
  unpublished: Unpublished | undefined,
): Visibility | undefined {
  const { unlisted: isUnlisted = false } = original ?? own
  const isNoindex = isUnlisted || (own.noindex ?? original?.noindex ?? false)
  const isUnsearchable = isUnlisted || !(own.search ?? original?.search ?? true)
  const visibility: Visibility = {
    ...(isUnlisted ? { isUnlisted } : {}),
    ...(isNoindex ? { isNoindex } : {}),
    ...(isUnsearchable ? { isUnsearchable } : {}),
    ...(unpublished ? { unpublished } : {}),
  }
  return Object.keys(visibility).length > 0 ? visibility : undefined
}

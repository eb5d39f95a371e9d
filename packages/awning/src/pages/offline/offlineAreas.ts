import type { Localized, SiteConfig } from '../../config/site.ts'

/** A part of the site that can be saved as a whole. */
export interface OfflineArea {
  readonly id: string
  /** Address of its first page. */
  readonly path: string
  readonly title: Localized
}

/** The docs, and each collection of posts. */
export function offlineAreas({ docs, posts }: SiteConfig): OfflineArea[] {
  const areas = [...(docs.enabled ? [{ id: 'docs', ...docs }] : []), ...posts]
  return areas.map(({ id, path, title }) => ({ id, path, title }))
}

import type { SocialCard } from '../features/social-images/socialCard.ts'
import type { PageKind, SocialCardContext } from './definePage.ts'
import type { PageData } from './route.ts'

/** The content of the social image of a page: by its kind, otherwise from the metadata of its head. */
export function pageCard(kind: PageKind, page: PageData, context: SocialCardContext): SocialCard {
  if (kind.socialCard) return kind.socialCard(page, context)
  const { site } = context
  const { title, description } = kind.head?.(page, context) ?? {}
  const tagline = site.text(site.config.tagline)
  return {
    title: title ?? (tagline || site.text(site.config.title)),
    ...(description ? { description } : {}),
  }
}

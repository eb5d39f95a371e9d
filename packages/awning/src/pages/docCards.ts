import type { Doc, SidebarItem } from '../content/model.ts'
import type { SocialCard } from '../features/social-images/socialCard.ts'
import type { Site } from '../theme/localeSite.ts'
import { ancestorsOf } from './ancestorsOf.ts'
import { docsStep } from './breadcrumbs.ts'

/** The social image of a doc: its categories, title and description. */
export function docCard(doc: Doc, items: readonly SidebarItem[], site: Site): SocialCard {
  const above = (ancestorsOf(items, doc.path) ?? []).filter(({ path }) => path !== doc.path)
  return {
    title: doc.title,
    section: [...docsStep(site).map(([name]) => name), ...above.map(({ label }) => label)],
    description: doc.description,
    area: 'docs',
  }
}

import type { Doc } from '../content/model.ts'
import type { SocialCard } from '../features/social-images/socialCard.ts'
import type { Site } from '../theme/localeSite.ts'
import type { Ancestor } from './ancestorsOf.ts'
import { docsStep } from './breadcrumbs.ts'

/** The social image of a doc: its categories, title and description. */
export function docCard(doc: Doc, ancestors: readonly Ancestor[] = [], site: Site): SocialCard {
  const above = ancestors.filter(({ path }) => path !== doc.path)
  return {
    title: doc.title,
    section: [...docsStep(site).map(([name]) => name), ...above.map(({ label }) => label)],
    description: doc.description,
    area: 'docs',
  }
}

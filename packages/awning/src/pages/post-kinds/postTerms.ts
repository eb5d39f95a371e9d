import type { Post, PostTerm } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'
import type { PostKind } from './definePostKind.ts'

/** The facts of a post as terms and values; empty if it has no facts. */
export function postTerms(
  kinds: readonly PostKind[],
  post: Post,
  site: Pick<Site, 't' | 'locale'>,
): readonly PostTerm[] {
  const kind = kinds.find(({ name }) => name === post.facts?.kind)
  return kind?.terms?.(post, site) ?? []
}

import type { Post } from '../../content/model.ts'
import type { Site } from '../../theme/site.ts'
import type { PostKind, PostTerm } from './definePostKind.ts'

/** The facts of a post in words; none where it has no facts. */
export function postTerms(
  kinds: readonly PostKind[],
  post: Post,
  { t, locale }: Pick<Site, 't' | 'locale'>,
): readonly PostTerm[] {
  const kind = kinds.find(({ name }) => name === post.facts?.kind)
  return kind?.terms?.(post, t, locale.lang) ?? []
}

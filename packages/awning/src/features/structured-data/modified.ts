import type { Post } from '../../content/model.ts'

/** When a post was last changed, as far as that is known: not before it was published. */
export function modified({ date, updated }: Pick<Post, 'date' | 'updated'>): string {
  return updated !== undefined && updated > date ? updated : date
}

import type { Post } from '../../content/model.ts'

/** When a post was last changed, if that is known, but never before it was published. */
export function modifiedDate({ date, updated }: Pick<Post, 'date' | 'updated'>): string {
  return updated !== undefined && Date.parse(updated) > Date.parse(date) ? updated : date
}

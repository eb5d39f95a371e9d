import type { PostsConfig } from '../config/site.ts'
import type { Posts } from '../content/model.ts'
import type { Aside } from './route.ts'

/** The sidebar of the pages of a collection, with its latest posts; none if it would be empty. */
export function postsAside({ id, sidebarCount }: PostsConfig, { posts }: Posts): { aside?: Aside } {
  return posts.length > 0 && sidebarCount !== 0 ? { aside: { kind: 'posts', collection: id } } : {}
}

import type { PostsConfig } from '../config/site.ts'
import type { Post } from '../content/model.ts'
import type { SocialCard } from '../features/social-images/socialCard.ts'
import type { SocialCardContext } from './definePage.ts'
import { postKindOf } from './post-kinds/postKindOf.ts'

/** The social image of a post: its collection, title, description, date, authors and picture. */
export function postCard(
  post: Post,
  collection: PostsConfig,
  { site, postKinds, imageFile }: SocialCardContext,
): SocialCard {
  const image = postKindOf(postKinds, collection).picture?.(post)
  const cover = image && imageFile(image)
  return {
    title: post.title,
    section: [site.text(collection.title)],
    description: post.description,
    facts: [site.date(post.date), ...post.authors.map(({ name }) => name)],
    area: collection.id,
    ...(cover ? { cover } : {}),
  }
}

/** The social image of a page that lists posts: a title and the total number of posts. */
export function postListCard(
  title: string,
  section: readonly string[],
  count: number,
  collection: PostsConfig,
  { site, postKinds }: SocialCardContext,
): SocialCard {
  return {
    title,
    section,
    facts: [postKindOf(postKinds, collection).count(count, site)],
    area: collection.id,
  }
}

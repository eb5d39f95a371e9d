import type { ReactNode } from 'react'
import type { Post } from '../../content/model.ts'
import type { Site } from '../site.ts'

type Rendered = ReactNode | Promise<ReactNode>

/** What a kind of post adds wherever a post is shown. */
export interface PostComponents {
  /** Below date and authors. */
  Facts?(props: PostProps): Rendered
  /** In the header of the post's own page. */
  HeaderPicture?(props: PostProps): Rendered
}

/** What a kind of post adds to lists of posts. */
export interface PostListComponents<Extra extends object = object> extends PostComponents {
  /** Around a post in a list. */
  Preview?(props: PostProps & { readonly children: ReactNode }): Rendered
  /** Around the first page of the list, where the kind has something to add to it. */
  List?(props: ListProps<Extra>): Rendered
}

export interface PostProps {
  readonly site: Site
  readonly post: Post
}

export interface ListProps<Extra extends object> {
  readonly site: Site
  /** Address of the page. */
  readonly href: string
  readonly extra: Extra
  readonly children: ReactNode
}

import type { PostsConfig } from '../../config/site.ts'
import type { Image, Post, Posts, PostTerm } from '../../content/model.ts'
import type { PostContentKind } from '../../content/postKind.ts'
import type { SocialCard } from '../../features/social-images/socialCard.ts'
import type { Data } from '../../features/structured-data/data.ts'
import type { ListModule } from '../../theme/posts/postList.ts'
import type { Site } from '../../theme/localeSite.ts'
import type { PageFile, SocialCardContext } from '../definePage.ts'

/**
 * Defines what the posts of a collection are: articles, or something with additional facts. As with
 * kinds of pages, a definition imports no component and no style sheet; and it imports the schema of
 * its front matter lazily, because only reading the content needs it.
 */
export interface PostKind<Extra extends object = object> extends PostContentKind {
  /** “12 articles” */
  count(count: number, site: Site): string
  /** The facts of a post as pairs of a term and a value, which pages, lists, Markdown and feeds show. */
  terms?(post: Post, site: Pick<Site, 't' | 'locale'>): readonly PostTerm[]
  /** A picture for the post. Its page, lists and feeds show it. */
  picture?(post: Post): Image | undefined
  /** Additional words by which search finds a post. */
  searchWords?(post: Post): readonly string[]
  /** The structured data (schema.org) of a post, unless it is a blog posting. */
  structuredData?(post: Post, site: Site): Data | undefined
  /**
   * The content of the social image of a post. Default: the title, the description, the date, the authors
   * and `picture`.
   */
  socialCard?(post: Post, collection: PostsConfig, context: SocialCardContext): SocialCard
  /** The data of `List`, and the files its scripts fetch. Without it, the list has nothing around it. */
  listExtra?(posts: Posts, context: ListContext): ListExtra<Extra> | undefined
  /** A component around the first page of the list, where there is a `listExtra`. Loaded only there. */
  List?(): Promise<ListModule<Extra>>
}

export interface ListExtra<Extra extends object = object> {
  readonly data: Extra
  readonly files: readonly PageFile[]
}

export interface ListContext {
  readonly site: Site
  /** A file of the site with a hash of its content in its name, so that browsers may cache it forever. */
  file(name: string, payload: string): PageFile
}

/** Defines a kind of post. */
export function definePostKind<Extra extends object = object>(
  definition: PostKind<Extra>,
): PostKind<Extra> {
  return definition
}

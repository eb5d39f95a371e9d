import type { PostsConfig, SiteConfig } from '../../config/site.ts'
import type { Image, Post, Posts } from '../../content/model.ts'
import type { PostContentKind } from '../../content/postKind.ts'
import type { SocialCard } from '../../features/social-images/socialCard.ts'
import type { Data } from '../../features/structured-data/data.ts'
import type { Strings } from '../../i18n/strings.ts'
import type { PostComponents, PostListComponents } from '../../theme/posts/postComponents.ts'
import type { Site } from '../../theme/site.ts'
import type { PageFile, SocialCardContext } from '../definePage.ts'

/**
 * What the posts of a collection are: articles, or something with facts of its own. As with kinds of
 * pages, a definition imports no component and no style sheet; and it imports the schema of its front
 * matter lazily, which only reading the content needs.
 */
export interface PostKind<Extra extends object = object> extends PostContentKind {
  /** “12 articles” */
  count(count: number, site: Site): string
  /** The facts of a post in words, a term and its value each: for pages, Markdown and feeds. */
  terms?(post: Post, t: Strings, lang: string): readonly PostTerm[]
  /** The picture that stands for a post. */
  picture?(post: Post): Image | undefined
  /** Words that search finds a post by beside its text. */
  searchWords?(post: Post): readonly string[]
  /** What the page of a post says in the vocabulary of schema.org, unless it is a blog posting. */
  structuredData?(post: Post, config: SiteConfig): Data | undefined
  /**
   * What the social image of a post says. Default: the title, the description, the date, the authors
   * and `picture`.
   */
  socialCard?(post: Post, collection: PostsConfig, context: SocialCardContext): SocialCard
  /** What `List` renders around the first page of the list, and the files its scripts fetch. */
  listExtra?(posts: Posts, config: SiteConfig): ListExtra<Extra> | undefined
  /** What it adds to the page of a post. Loaded only where pages are rendered. */
  components?(): Promise<PostComponents>
  /** What it adds to lists, with styles that the page of a post does not need. */
  listComponents?(): Promise<PostListComponents<Extra>>
}

export type PostTerm = readonly [term: string, value: string]

export interface ListExtra<Extra extends object = object> {
  readonly data: Extra
  readonly files: readonly PageFile[]
}

/** Defines a kind of post. */
export function definePostKind<Extra extends object = object>(
  definition: PostKind<Extra>,
): PostKind<Extra> {
  return definition
}

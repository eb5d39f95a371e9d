import type { LocaleId, Localized, PostsConfig } from '../config/site.ts'
import type { DocVersion } from './docVersions.ts'
import type { Library } from './library.ts'
import type { Branch } from './sidebarBranch.ts'
import type {
  Doc,
  Image,
  Post,
  Posts,
  ReadingPath,
  RelatedPage,
  Relations,
  SidebarItem,
  TagCount,
} from '../content/model.ts'

/** What stands at an address: everything its page is drawn from. */
export type Page =
  | {
      readonly kind: 'home'
      readonly docs: readonly SidebarItem[]
      readonly posts: readonly Posts[]
    }
  | {
      readonly kind: 'docs'
      readonly items: readonly SidebarItem[]
      readonly docs: readonly Doc[]
      readonly relations: Relations
      readonly paths: readonly ReadingPath[]
    }
  | {
      readonly kind: 'doc'
      readonly doc: Doc
      readonly items: readonly SidebarItem[]
      /** Where it stands in each version of the docs, if there is more than one. */
      readonly versions?: readonly DocVersion[]
      readonly related: readonly RelatedPage[]
    }
  | {
      readonly kind: 'list'
      readonly collection: PostsConfig
      readonly posts: readonly Post[]
      readonly hasTags: boolean
      /** On the first page, where there is enough to search. */
      readonly library?: Library
      readonly newer?: string
      readonly older?: string
    }
  | {
      readonly kind: 'post'
      readonly collection: PostsConfig
      readonly post: Post
      readonly related: readonly RelatedPage[]
    }
  | { readonly kind: 'tags'; readonly collection: PostsConfig; readonly tags: readonly TagCount[] }
  | { readonly kind: 'tag'; readonly collection: PostsConfig; readonly tag: TagCount }
  | { readonly kind: 'archive'; readonly collection: PostsConfig; readonly posts: readonly Post[] }
  /** What can be read offline; shown in place of any page that cannot be had. */
  | { readonly kind: 'offline'; readonly areas: readonly OfflineArea[] }
  | { readonly kind: 'notFound' }
  /** Every piece of the theme in every state. Only the dev server lists it. */
  | {
      readonly kind: 'gallery'
      readonly prose: Pick<Doc, 'body' | 'toc'>
      readonly picture: Image
    }

/** A part of the site that can be kept whole. */
export interface OfflineArea {
  readonly id: string
  /** All its pages begin with it. */
  readonly path: string
  readonly title: Localized
  /** How many pages it has. */
  readonly count: number
}

/** The column beside a page, shared by every page that names it. */
export type Aside =
  /** `branch`: what is shown of a sidebar too large to be shown whole. */
  | { readonly kind: 'docs'; readonly sidebar: string; readonly branch?: Branch }
  | { readonly kind: 'posts'; readonly collection: string }

export interface Route {
  readonly locale: LocaleId
  /** Inside the locale, decoded. */
  readonly path: string
  readonly page: Page
  readonly aside?: Aside
  /** Source file, where there is one, for messages. */
  readonly file?: string
}

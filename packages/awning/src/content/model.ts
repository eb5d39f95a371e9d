import type { HeadTag } from '../config/headTagMistake.ts'
import type { PictureFormat } from '../config/pictureFormats.ts'
import type { LocaleId, Localized } from '../config/site.ts'
import type { Visibility } from './visibility.ts'

export type { Unpublished, Visibility } from './visibility.ts'

/** A JSON value, which can be passed from the content to a component as a prop. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * A part of a compiled Markdown body: finished HTML, or a named component (tabs, a lab) with blocks inside.
 * Content is data: the theme decides how a component is rendered.
 */
export type Block =
  | { readonly html: string }
  | {
      readonly component: string
      readonly props: Readonly<Record<string, Json>>
      readonly children: readonly Block[]
    }

/** `.md` is blocks; `.mdx` is a module of the bundle, named by its path from the site's root. */
export type Body = (
  | {
      readonly kind: 'blocks'
      /** Changes with the text, and can be read without loading the text. */
      readonly hash: string
      /** Read from disk at each access, so that a site of any size fits into memory. */
      readonly blocks: readonly Block[]
    }
  | { readonly kind: 'module'; readonly module: string; readonly excerpt: boolean }
) & {
  /** Whether it contains a diagram; only such texts load the styles of diagrams. */
  readonly hasDiagram: boolean
  /** Likewise for formulas. */
  readonly hasMath?: boolean
  /** Whether code has line numbers, focus, folds or the colours of a terminal; only such texts load the styles of these. */
  readonly hasRichCode?: boolean
  /** Likewise for frames that its author wrote. */
  readonly hasFrame?: boolean
  /** Whether code has types. */
  readonly hasTypes?: boolean
}

export interface TocEntry {
  readonly id: string
  readonly level: number
  /** Inline HTML: code, emphasis, strong and strike-through are kept. */
  readonly html: string
  readonly children: readonly TocEntry[]
}

/** The plain text below one heading, for search. */
export interface TextSection {
  /** Id of the heading; empty for what comes before the first. */
  readonly id: string
  readonly title: string
  /** One line per block, code included. */
  readonly text: string
}

/** What docs, posts and pages share: one page written by an author, in one locale. */
export interface Entry {
  readonly locale: LocaleId
  /** The locale that the text is written in; it differs from `locale` where a translation is missing. */
  readonly textLocale: LocaleId
  /** Language tag of the text; set only where a translation is missing. */
  readonly textLang?: string
  /** Source file, relative to the site's root. */
  readonly file: string
  /** Address inside the locale: `/docs/guide/css/layout`. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly body: Body
  readonly toc: readonly TocEntry[]
  /** A translation whose original has changed since. */
  readonly stale: boolean
  /** Day of the last commit that changed it, `YYYY-MM-DD`; absent where that is not known. */
  readonly updated?: string
  /** Day of the first commit that contains it, `YYYY-MM-DD`; absent where that is not known. */
  readonly created?: string
  /** The social image that its author chose. */
  readonly image?: Image
  /** How long it takes to read; absent where the site does not show that, and for a text without words. */
  readonly readingMinutes?: number
  /** Absent for an ordinary page. */
  readonly visibility?: Visibility
  /** Elements for the head of its page. */
  readonly head?: readonly HeadTag[]
  /** False where its author wants no comments. */
  readonly comments?: false
}

export interface Doc extends Entry {
  readonly id: string
  /** False where the text has its own `h1`, or the author hides the title. */
  readonly showTitle: boolean
  readonly sidebarLabel: string
  readonly paginationLabel: string
  readonly previous?: PageLink
  readonly next?: PageLink
  /** Name of the sidebar that lists the doc. */
  readonly sidebar?: string
}

/** A Markdown page of the site's folder `pages/`. */
export interface TextPage extends Entry {
  /** False where the text brings its own `h1`, or the author hides the title. */
  readonly showTitle: boolean
}

/** A text of any sort that has a page of its own. */
export type AnyEntry = Doc | Post | TextPage

/** A page of `pages/` that is a React component. Its file is its name in the bundle. */
export interface ReactPage extends Pick<
  Entry,
  'locale' | 'textLocale' | 'textLang' | 'file' | 'path' | 'keywords' | 'updated' | 'visibility'
> {
  /** Only the home page has none. */
  readonly title: string | undefined
  readonly description: string | undefined
}

export interface PageLink {
  readonly label: string
  readonly path: string
  /** Language of the label, where it is not the page's own. */
  readonly lang?: string
}

/** A related page with the category or collection it belongs to. */
export interface RelatedPage extends PageLink {
  readonly place?: string
}

export interface Tag {
  /** Segment of the tag's address; the same in every locale. */
  readonly segment: string
  readonly label: string
  readonly path: string
}

export interface Author {
  readonly key: string
  readonly name: string
  readonly title?: string
  /** Where a byline leads: the author's page on this site, or the address that was written. */
  readonly url?: string
  readonly image?: Image
  /** Whether `url` is the author's page on this site. */
  readonly hasPage?: true
}

/** What the page of an author says. */
export interface AuthorProfile extends Pick<Author, 'key' | 'name' | 'title' | 'image'> {
  readonly path: string
  readonly description?: string
  /** Only the author's own address has no name. */
  readonly links: readonly { readonly label?: string; readonly url: string }[]
}

export interface AuthorPosts {
  readonly profile: AuthorProfile
  readonly posts: readonly Post[]
}

export interface Image {
  readonly src: string
  readonly width?: number
  readonly height?: number
  /** The same picture in modern formats, the smallest first; a browser takes the first that it knows. */
  readonly sources?: readonly ImageSource[]
}

/** One format of a picture in several widths, with the names of the attributes of `<source>`. */
export interface ImageSource {
  readonly type: `image/${PictureFormat}`
  readonly srcset: string
}

/** A fact about a post in words: `['Status', 'Finished']`. */
export type PostTerm = readonly [term: string, value: string]

/** What a kind of post reads from its front matter beside the fields of every post. Plain data. */
export interface PostFacts {
  /** Name of the post kind, which decides the other properties. */
  readonly kind: string
}

/** Posts that belong together, in the order in which they are to be read. */
export interface Series {
  readonly key: string
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly parts: readonly SeriesPart[]
}

export interface SeriesPart extends PageLink {
  readonly date: string
}

export interface Post extends Entry {
  /** ISO date and time that begins with the day as it was written, which is the one to show, whatever the reader's time zone. */
  readonly date: string
  readonly tags: readonly Tag[]
  readonly authors: readonly Author[]
  /** What lists show: the part before the truncate marker, the beginning of a long post without one, or the whole body. */
  readonly preview: Body
  readonly truncated: boolean
  readonly facts?: PostFacts
  readonly series?: Series
  readonly newer?: PageLink
  readonly older?: PageLink
}

export type SidebarItem = SidebarLink | SidebarCategory

export interface SidebarLink {
  readonly kind: 'link'
  readonly label: string
  readonly path: string
  readonly lang?: string
}

export interface SidebarCategory {
  readonly kind: 'category'
  readonly label: string
  readonly lang?: string
  /** The category's own page, when it has one. */
  readonly path?: string
  readonly items: readonly SidebarItem[]
}

export interface TagCount {
  readonly tag: Tag
  readonly posts: readonly Post[]
}

/** One dated collection in one locale, newest post first. */
export interface Posts {
  readonly collection: string
  readonly posts: readonly Post[]
  /** Posts that have a page, and are in no list. */
  readonly unlisted: readonly Post[]
  readonly tags: readonly TagCount[]
  readonly series: readonly Series[]
  /** The authors with a page in this collection. */
  readonly authors: readonly AuthorPosts[]
}

/** Relations between pages, which are identified by their paths. */
export interface Relations {
  /** Pages that the running text of a page links to. */
  readonly links: ReadonlyMap<string, readonly string[]>
  /** Docs to read before a doc, as its front matter says. There are no cycles. */
  readonly requires: ReadonlyMap<string, readonly string[]>
}

/** An order in which the site's owner suggests to read some docs. */
export interface ReadingPath {
  readonly id: string
  readonly title: Localized
  /** Paths of the docs, in the order in which they are to be read. */
  readonly docs: readonly string[]
}

/** Everything the authors wrote, in one locale. */
export interface LocaleContent {
  readonly locale: LocaleId
  readonly docs: readonly Doc[]
  /** Docs that have a page, and are in no list. */
  readonly unlistedDocs: readonly Doc[]
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  readonly posts: Readonly<Record<string, Posts>>
  /** The site's folder `pages/`. */
  readonly pages: readonly TextPage[]
  readonly reactPages: readonly ReactPage[]
  readonly relations: Relations
  readonly paths: readonly ReadingPath[]
}

/** A file that pages refer to and that goes to `dist/` under a name with its hash. */
export interface Asset {
  readonly file: string
  readonly name: string
  /** Not the file itself is published, but a picture made from it. */
  readonly encoding?: { readonly format: PictureFormat; readonly width: number }
}

/** A document that pages show in a frame. It goes to `dist/` next to the assets. */
export interface FrameDocument {
  readonly name: string
  readonly html: string
}

export interface Content {
  readonly locales: Readonly<Record<LocaleId, LocaleContent>>
  readonly assets: readonly Asset[]
  readonly frames: readonly FrameDocument[]
  /** MDX modules by their path from the site's root: compiled source. */
  readonly modules: Readonly<Record<string, MdxModule>>
}

export interface MdxModule {
  readonly code: string
  /** Ids that links can lead to. */
  readonly ids: readonly string[]
  /** True where the text itself contains event handlers or hooks, so that it must run in the browser. */
  readonly interactive: boolean
}

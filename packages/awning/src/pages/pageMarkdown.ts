import type { Doc, Post } from '../content/model.ts'
import {
  archiveMarkdown,
  docsMarkdown,
  homeMarkdown,
  postListMarkdown,
  tagMarkdown,
  tagsMarkdown,
} from '../features/markdown-export/listMarkdown.ts'
import type { Site } from '../theme/site.ts'
import type { Route } from './route.ts'

/** What is drawn at an address, as Markdown; undefined for a page that has none. */
export function pageMarkdown(
  { page, path }: Route,
  site: Site,
  known: {
    readonly docs: readonly Doc[]
    /** A text's own Markdown. */
    readonly write: (entry: Doc | Post) => string
  },
): string | undefined {
  switch (page.kind) {
    case 'home': {
      const posts = site.config.posts.flatMap((collection) =>
        page.posts
          .filter((found) => found.collection === collection.id)
          .map((found) => ({ collection, posts: found.posts })),
      )
      return homeMarkdown({ items: page.docs, docs: known.docs, posts }, site)
    }
    case 'docs':
      return docsMarkdown(page, site)
    case 'doc':
      return known.write(page.doc)
    case 'post':
      return known.write(page.post)
    case 'list':
      return postListMarkdown(page, path, site)
    case 'tags':
      return tagsMarkdown(page, path, site)
    case 'tag':
      return tagMarkdown(page.tag, site)
    case 'archive':
      return archiveMarkdown(page, path, site)
    default:
      return undefined
  }
}

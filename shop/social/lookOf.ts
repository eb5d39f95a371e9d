import { plural, type EnginePage, type PostsConfig, type SocialCardContext } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import { allBooks, docLook } from './docBooks.ts'
import type { Look } from './look.ts'
import { accentOf, countByYear, listLook, postLook } from './postLooks.ts'
import { booksInRow } from './shownBooks.ts'

/** What the social image of a page shows; undefined for kinds of pages that have the engine's picture. */
export function lookOf(page: EnginePage, context: SocialCardContext): Look | undefined {
  const { site, postKinds } = context
  const { t, locale } = site
  const count = ({ kind }: PostsConfig, posts: number) =>
    postKinds.find(({ name }) => name === kind)?.count(posts, site) ?? ''
  switch (page.kind) {
    case 'home':
      return { look: 'shop', books: booksInRow(allBooks(page.docs, site)) }
    case 'docs': {
      const books = allBooks(page.items, site)
      return {
        look: 'shelf',
        place: `${shopStrings(site).home.docs} · ${plural(t.pages, books.length, locale.lang)}`,
        books: booksInRow(books),
      }
    }
    case 'doc':
      return docLook(page.doc, page.items, site)
    case 'list':
      return listLook(page.posts, page.collection, context)
    case 'post':
      return postLook(page.post, page.collection, context)
    case 'archive':
      return {
        look: 'ledger',
        place: site.text(page.collection.title),
        lines: countByYear(page.posts)
          .slice(0, 5)
          .map(([year, posts]) => ({ date: year, text: count(page.collection, posts) })),
        accent: accentOf(page.collection),
      }
    case 'tags':
      return {
        look: 'tags',
        place: site.text(page.collection.title),
        tags: page.tags.map(({ tag }) => tag.label),
        accent: accentOf(page.collection),
      }
    case 'tag':
      return {
        look: 'tag',
        place: site.text(page.collection.title),
        count: count(page.collection, page.tag.posts.length),
        accent: accentOf(page.collection),
      }
    case 'page':
    case 'reactPage':
    case 'offline':
    case 'notFound':
      return undefined
  }
}

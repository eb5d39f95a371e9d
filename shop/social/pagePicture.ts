import { plural, type EnginePage, type PostsConfig, type SocialCardContext } from 'awning'
import { shopStrings } from '../strings/shopStrings.ts'
import { allBooks, docPicture } from './docPicture.ts'
import type { PictureData } from './pictureData.ts'
import { accentOf, countByYear, postListPicture, postPicture } from './postPictures.ts'
import { booksInRow } from './shownBooks.ts'

/** What the social image of a page shows; undefined for kinds of pages that have the engine's picture. */
export function pagePicture(page: EnginePage, context: SocialCardContext): PictureData | undefined {
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
        section: `${shopStrings(site).home.docs} · ${plural(t.pages, books.length, locale.lang)}`,
        books: booksInRow(books),
      }
    }
    case 'doc':
      return docPicture(page.doc, page.items, site)
    case 'list':
      return postListPicture(page.posts, page.collection, context)
    case 'post':
      return postPicture(page.post, page.collection, context)
    case 'archive':
      return {
        look: 'ledger',
        section: site.text(page.collection.title),
        lines: countByYear(page.posts)
          .slice(0, 5)
          .map(([year, posts]) => ({ date: year, text: count(page.collection, posts) })),
        accent: accentOf(page.collection),
      }
    case 'tags':
      return {
        look: 'tags',
        section: site.text(page.collection.title),
        tags: page.tags.map(({ tag }) => tag.label),
        accent: accentOf(page.collection),
      }
    case 'tag':
      return {
        look: 'tag',
        section: site.text(page.collection.title),
        count: count(page.collection, page.count),
        accent: accentOf(page.collection),
      }
    case 'authors':
    case 'author':
    case 'series':
    case 'seriesIndex':
    case 'page':
    case 'reactPage':
    case 'offline':
    case 'notFound':
      return undefined
  }
}

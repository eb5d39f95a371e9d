import type { Doc, SidebarItem, Site } from 'awning'
import { categoriesOf, type ShelfCategory } from '../home/shelfCategories.ts'
import { shopStrings } from '../strings/shopStrings.ts'
import type { Book, PictureData } from './pictureData.ts'
import { neighbouringBooks } from './shownBooks.ts'

/** Every doc that a sidebar lists, with the number of its category. */
export function allBooks(items: readonly SidebarItem[], site: Site): Book[] {
  return categoriesOf(items, shopStrings(site).home.start).flatMap(({ books }, category) =>
    books.map(({ label }) => ({ label, category })),
  )
}

interface Position {
  readonly category: ShelfCategory
  /** Number of the category, and of the doc in it. */
  readonly categoryIndex: number
  readonly index: number
}

const positions = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, Position>>()

/** Where every doc of a sidebar is, by its path. A sidebar is walked once, not once for each doc. */
function positionsIn(items: readonly SidebarItem[], start: string): ReadonlyMap<string, Position> {
  let found = positions.get(items)
  if (!found) {
    found = new Map(
      categoriesOf(items, start).flatMap((category, categoryIndex) =>
        category.books.map(
          ({ path }, index) => [path, { category, categoryIndex, index }] as const,
        ),
      ),
    )
    positions.set(items, found)
  }
  return found
}

/** A doc among the books of its category; one that no sidebar lists is alone. */
export function docPicture(doc: Doc, items: readonly SidebarItem[], site: Site): PictureData {
  const { home } = shopStrings(site)
  const { description: text } = doc
  const found = positionsIn(items, home.start).get(doc.path)
  if (!found) {
    const books = [{ label: doc.title, category: 0 }]
    return { look: 'book', text, section: home.docs, books, current: 0 }
  }
  const { category, categoryIndex, index } = found
  const row = neighbouringBooks(category.books, index)
  return {
    look: 'book',
    text,
    section: `${home.docs} · ${category.label}`,
    books: row.books.map(({ label }) => ({ label, category: categoryIndex })),
    current: row.current,
  }
}

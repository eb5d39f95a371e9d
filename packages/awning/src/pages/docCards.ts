import type { Doc, SidebarItem } from '../content/model.ts'
import type { Book, CardFacts } from '../features/social-images/card.ts'
import { booksAround } from '../features/social-images/shownBooks.ts'
import { baysOf, type Bay } from './bays.ts'
import type { Site } from '../theme/site.ts'

/** Every doc that a sidebar lists, with the number of its category: the books of a social image. */
export function allBooks(items: readonly SidebarItem[], { t }: Site): Book[] {
  return baysOf(items, t.startHere).flatMap(({ books }, bay) =>
    books.map(({ label }) => ({ label, bay })),
  )
}

interface Position {
  readonly bay: Bay
  /** Number of its category, and its own in it. */
  readonly category: number
  readonly index: number
}

const positions = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, Position>>()

/** Where every doc of a sidebar is, by its path. A sidebar is walked once, not once for each doc. */
function positionsIn(items: readonly SidebarItem[], start: string): ReadonlyMap<string, Position> {
  let found = positions.get(items)
  if (!found) {
    found = new Map(
      baysOf(items, start).flatMap((bay, category) =>
        bay.books.map(({ path }, index) => [path, { bay, category, index }] as const),
      ),
    )
    positions.set(items, found)
  }
  return found
}

/** A doc among the books of its category; one that no sidebar lists is alone. */
export function docCard(doc: Doc, items: readonly SidebarItem[], { t }: Site): CardFacts {
  const { title, description: text } = doc
  const found = positionsIn(items, t.startHere).get(doc.path)
  if (!found)
    return {
      look: 'book',
      title,
      text,
      place: t.homeDocs,
      books: [{ label: title, bay: 0 }],
      own: 0,
    }
  const { bay, category, index } = found
  const around = booksAround(bay.books, index)
  return {
    look: 'book',
    title,
    text,
    place: `${t.homeDocs} · ${bay.label}`,
    books: around.books.map(({ label }) => ({ label, bay: category })),
    own: around.own,
  }
}

import type { Route } from '../content/route.ts'
import { linkPosition, type RealDocument } from './arrangeDocuments.ts'

/** A link this many characters below the title is not in view when the page opens. */
const outOfView = 3000

/** A route like that through generated documents. It begins at a page whose length is as near as possible to the median. */
export function realRoute(documents: readonly RealDocument[]): Route {
  const lengths = documents.map(({ text }) => text.length).sort((a, b) => a - b)
  const median = lengths[lengths.length >> 1] ?? 0
  const distance = ({ text }: RealDocument) => Math.abs(text.length - median)
  for (const from of documents.toSorted((a, b) => distance(a) - distance(b))) {
    // Near the beginning of the sidebar.
    const nearby = documents.filter(
      (each) => each !== from && folderOf(each) === folderOf(from) && each.position <= 20,
    )
    for (const next of nearby) {
      const last = documents.find((each) => isHidden(each, from, next))
      if (last && !from.links.includes(next.path)) return { from: from.path, next, last }
    }
  }
  throw new Error('No document of these texts has a link, far below, to one in another folder.')
}

/** Whether `next` has a link to this document, far below, and neither page shows it in any other way. */
function isHidden(document: RealDocument, from: RealDocument, next: RealDocument): boolean {
  return (
    linkPosition(next, document.path) > outOfView &&
    folderOf(document) !== folderOf(next) &&
    // Names of folders may be links to their first documents.
    document.position > 1 &&
    Math.abs(document.index - next.index) > 1 &&
    !from.links.includes(document.path)
  )
}

const folderOf = ({ path }: RealDocument) => path.split('/')[0]

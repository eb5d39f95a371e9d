import type { PlacedDoc } from './placeDocs.ts'

type Side = 'left' | 'right' | 'top' | 'bottom'

/** Which way an edge takes through the grid, without measures. */
export interface Route {
  readonly from: PlacedDoc
  readonly to: PlacedDoc
  readonly exit: Side
  readonly entry: Side
  /** The gutter it goes down from its doc, and the one it goes down to the other; none if straight. */
  readonly gutters: readonly [number, number] | undefined
}

/**
 * Gutter n lies left of column n. Down in one column by its own gutter, or straight where nothing is
 * between; to another column along the row below, so that no line ever crosses a box.
 */
export function routeEdges(docs: readonly PlacedDoc[]): Route[] {
  const byPath = new Map(docs.map((placed) => [placed.doc.path, placed]))
  const edges = docs.flatMap((to) =>
    to.doc.requires.flatMap((path) => {
      const from = byPath.get(path)
      return from ? [{ from, to }] : []
    }),
  )
  return edges.map(({ from, to }): Route => {
    if (from.column === to.column) {
      const siblings = edges.filter((edge) => edge.from === from && edge.to.column === from.column)
      if (siblings.length === 1 && isOpen(from, to, docs))
        return { from, to, exit: 'bottom', entry: 'top', gutters: undefined }
      return { from, to, exit: 'left', entry: 'left', gutters: [from.column, from.column] }
    }
    return from.column < to.column
      ? { from, to, exit: 'right', entry: 'left', gutters: [from.column + 1, to.column] }
      : { from, to, exit: 'left', entry: 'right', gutters: [from.column, to.column + 1] }
  })
}

/** No other doc of the column stands between the two. */
function isOpen(from: PlacedDoc, to: PlacedDoc, docs: readonly PlacedDoc[]): boolean {
  return !docs.some(
    (doc) =>
      doc.column === from.column &&
      doc !== from &&
      doc !== to &&
      (doc.depth === from.depth
        ? doc.order > from.order
        : doc.depth === to.depth
          ? doc.order < to.order
          : doc.depth > from.depth && doc.depth < to.depth),
  )
}

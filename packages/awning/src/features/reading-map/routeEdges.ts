import type { GridDoc } from './docGrid.ts'

type Side = 'left' | 'right' | 'top' | 'bottom'

/** The way of an edge through the grid, in columns and gutters instead of pixels. */
export interface Route {
  readonly from: GridDoc
  readonly to: GridDoc
  readonly exit: Side
  readonly entry: Side
  /** The gutter where it leaves its doc, and the one where it reaches the other; none if straight. */
  readonly gutters: readonly [number, number] | undefined
}

/**
 * Gutter n is left of column n. An edge inside a column goes through its gutter, or straight where no doc is
 * between; an edge to another column goes along the gap below the row. So no line crosses a box.
 */
export function routeEdges(docs: readonly GridDoc[]): Route[] {
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

/** Whether no other doc of the column is between the two. */
function isOpen(from: GridDoc, to: GridDoc, docs: readonly GridDoc[]): boolean {
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

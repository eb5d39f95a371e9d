import { labelLines } from './labelLines.ts'
import type { MapColumn, MapDoc } from './mapGraph.ts'

/** A doc with its column and depth in the grid, its order inside the cell, and the height of its box. */
export interface GridDoc {
  readonly doc: MapDoc
  readonly column: number
  /** Length of the longest chain of required docs above it. */
  readonly depth: number
  readonly order: number
  readonly height: number
}

const fontSize = 14
const lineHeight = 18
const padding = 7
/** Border and padding of a box, left and right. */
const sides = 14

/** Arranges docs in rows by depth and columns by category; docs of one cell are stacked, near what they require. */
export function docGrid(columns: readonly MapColumn[], boxWidth: number): GridDoc[] {
  const docs = columns.flatMap(({ docs: columnDocs }, column) =>
    columnDocs.map((doc) => ({ doc, column })),
  )
  const depth = depths(docs.map(({ doc }) => doc))
  const cells = new Map<string, string[]>()
  for (const { doc, column } of docs) {
    const key = `${depth.get(doc.path)} ${column}`
    cells.set(key, [...(cells.get(key) ?? []), doc.path])
  }
  orderCells(docs, [...cells.values()], depth)
  const room = boxWidth - sides
  return docs.map(({ doc, column }) => {
    const row = depth.get(doc.path) ?? 0
    const lines = Math.min(3, labelLines(doc.label, room, fontSize))
    return {
      doc,
      column,
      depth: row,
      order: cells.get(`${row} ${column}`)?.indexOf(doc.path) ?? 0,
      height: lines * lineHeight + 2 * padding,
    }
  })
}

function depths(docs: readonly MapDoc[]): ReadonlyMap<string, number> {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  const found = new Map<string, number>()
  const depthOf = (path: string): number => {
    const known = found.get(path)
    if (known !== undefined) return known
    const above = (byPath.get(path)?.requires ?? []).map(depthOf)
    const depth = above.length === 0 ? 0 : Math.max(...above) + 1
    found.set(path, depth)
    return depth
  }
  for (const { path } of docs) depthOf(path)
  return found
}

/**
 * Orders each cell by barycentres, so that few lines cross: first from top to bottom by the average
 * position of the docs that a doc requires, then from bottom to top by those that require it. Docs with
 * equal averages keep the order of the sidebar.
 */
function orderCells(
  docs: readonly { readonly doc: MapDoc; readonly column: number }[],
  cells: readonly string[][],
  depth: ReadonlyMap<string, number>,
): void {
  const columnOf = new Map(docs.map(({ doc, column }) => [doc.path, column]))
  const above = new Map(docs.map(({ doc }) => [doc.path, doc.requires]))
  const below = new Map<string, string[]>()
  for (const { doc } of docs)
    for (const path of doc.requires) below.set(path, [...(below.get(path) ?? []), doc.path])
  const rank = new Map<string, number>()
  const setRanks = (cell: readonly string[]) => cell.forEach((path, at) => rank.set(path, at))
  cells.forEach(setRanks)
  const average = (others: readonly string[]) =>
    others.length === 0
      ? undefined
      : others.reduce(
          (sum, other) => sum + (columnOf.get(other) ?? 0) * 1000 + (rank.get(other) ?? 0),
          0,
        ) / others.length

  const byDepth = cells.toSorted(([a = ''], [b = '']) => (depth.get(a) ?? 0) - (depth.get(b) ?? 0))
  for (const [sweep, neighbours] of [
    [byDepth, above],
    [byDepth.toReversed(), below],
  ] as const) {
    for (const cell of sweep) {
      const averages = new Map(cell.map((path) => [path, average(neighbours.get(path) ?? [])]))
      cell.sort((a, b) => (averages.get(a) ?? Infinity) - (averages.get(b) ?? Infinity) || 0)
      setRanks(cell)
    }
  }
}

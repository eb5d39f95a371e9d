import { labelLines } from './labelLines.ts'
import type { MapColumn, MapDoc } from './mapGraph.ts'

/** A doc with its place: column and depth in the grid, order in its cell, and its box. */
export interface PlacedDoc {
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

/** Rows by depth, columns by category; docs of one cell stand below each other, near what they need. */
export function placeDocs(columns: readonly MapColumn[], boxWidth: number): PlacedDoc[] {
  const docs = columns.flatMap(({ docs: own }, column) => own.map((doc) => ({ doc, column })))
  const depth = depths(docs.map(({ doc }) => doc))
  const cells = new Map<string, string[]>()
  for (const { doc, column } of docs) {
    const key = `${depth.get(doc.path)} ${column}`
    cells.set(key, [...(cells.get(key) ?? []), doc.path])
  }
  orderCells(docs, [...cells.values()], depth)
  const room = boxWidth - sides
  return docs.map(({ doc, column }) => {
    const own = depth.get(doc.path) ?? 0
    const lines = Math.min(3, labelLines(doc.label, room, fontSize))
    return {
      doc,
      column,
      depth: own,
      order: cells.get(`${own} ${column}`)?.indexOf(doc.path) ?? 0,
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
    const own = above.length === 0 ? 0 : Math.max(...above) + 1
    found.set(path, own)
    return own
  }
  for (const { path } of docs) depthOf(path)
  return found
}

/**
 * Barycentres: a doc stands where the middle of what it hangs on is; downward by what docs require,
 * then upward by what requires them. Docs with equal middles keep the order of the sidebar.
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
  const settle = (cell: readonly string[]) => cell.forEach((path, at) => rank.set(path, at))
  cells.forEach(settle)
  const middle = (others: readonly string[]) =>
    others.length === 0
      ? undefined
      : others.reduce(
          (sum, other) => sum + (columnOf.get(other) ?? 0) * 1000 + (rank.get(other) ?? 0),
          0,
        ) / others.length

  const byDepth = cells.toSorted(([a = ''], [b = '']) => (depth.get(a) ?? 0) - (depth.get(b) ?? 0))
  for (const [sweep, beside] of [
    [byDepth, above],
    [byDepth.toReversed(), below],
  ] as const) {
    for (const cell of sweep) {
      const middles = new Map(cell.map((path) => [path, middle(beside.get(path) ?? [])]))
      cell.sort((a, b) => (middles.get(a) ?? Infinity) - (middles.get(b) ?? Infinity) || 0)
      settle(cell)
    }
  }
}

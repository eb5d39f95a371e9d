import { areRelated, type Cell } from './layers.ts'

/** The position of a cell: its row, and its index in the row. */
export interface Position {
  readonly row: number
  readonly index: number
}

/** The cell that a key moves to; the same cell at an edge, undefined for any other key. */
export function moveCell(
  rows: readonly (readonly Cell[])[],
  { row, index }: Position,
  key: string,
): Position | undefined {
  const last = (rows[row]?.length ?? 1) - 1
  switch (key) {
    case 'ArrowLeft':
      return { row, index: Math.max(index - 1, 0) }
    case 'ArrowRight':
      return { row, index: Math.min(index + 1, last) }
    case 'Home':
      return { row, index: 0 }
    case 'End':
      return { row, index: last }
    case 'ArrowUp':
      return moveToRow(rows, { row, index }, row - 1)
    case 'ArrowDown':
      return moveToRow(rows, { row, index }, row + 1)
    default:
      return undefined
  }
}

function moveToRow(rows: readonly (readonly Cell[])[], from: Position, row: number): Position {
  const cell = rows[from.row]?.[from.index]
  const index = cell ? (rows[row]?.findIndex((other) => areRelated(cell, other)) ?? -1) : -1
  return index < 0 ? from : { row, index }
}

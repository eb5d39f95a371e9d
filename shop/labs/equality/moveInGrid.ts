/** A position in a square grid. */
export interface GridPosition {
  readonly row: number
  readonly column: number
}

/** The cell that a key moves to; the same cell at an edge, undefined for any other key. */
export function moveInGrid(
  { row, column }: GridPosition,
  key: string,
  size: number,
): GridPosition | undefined {
  const last = size - 1
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) }
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, last) }
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column }
    case 'ArrowDown':
      return { row: Math.min(row + 1, last), column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: last }
    default:
      return undefined
  }
}

/** A row and a column of a square. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** Where a key leads in a square of cells; the same place at an edge, undefined for any other key. */
export function moveInGrid({ row, column }: Place, key: string, size: number): Place | undefined {
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

import { describe, expect, it } from 'vitest'
import { moveInGrid } from './moveInGrid.ts'

describe('moving through the matrix with the keyboard', () => {
  it('moves one cell in the direction of the arrow', () => {
    const from = { row: 2, column: 3 }
    expect(moveInGrid(from, 'ArrowLeft', 5)).toEqual({ row: 2, column: 2 })
    expect(moveInGrid(from, 'ArrowRight', 5)).toEqual({ row: 2, column: 4 })
    expect(moveInGrid(from, 'ArrowUp', 5)).toEqual({ row: 1, column: 3 })
    expect(moveInGrid(from, 'ArrowDown', 5)).toEqual({ row: 3, column: 3 })
  })

  it('stops at the edges and jumps to the ends of a row', () => {
    expect(moveInGrid({ row: 0, column: 0 }, 'ArrowUp', 5)).toEqual({ row: 0, column: 0 })
    expect(moveInGrid({ row: 0, column: 0 }, 'ArrowLeft', 5)).toEqual({ row: 0, column: 0 })
    expect(moveInGrid({ row: 4, column: 4 }, 'ArrowDown', 5)).toEqual({ row: 4, column: 4 })
    expect(moveInGrid({ row: 4, column: 4 }, 'ArrowRight', 5)).toEqual({ row: 4, column: 4 })
    expect(moveInGrid({ row: 4, column: 2 }, 'Home', 5)).toEqual({ row: 4, column: 0 })
    expect(moveInGrid({ row: 4, column: 2 }, 'End', 5)).toEqual({ row: 4, column: 4 })
  })

  it('ignores other keys', () => {
    expect(moveInGrid({ row: 0, column: 0 }, 'Enter', 5)).toBeUndefined()
  })
})

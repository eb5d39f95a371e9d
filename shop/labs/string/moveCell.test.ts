import { describe, expect, it } from 'vitest'
import { layersOf } from './layers.ts'
import { moveCell } from './moveCell.ts'
import { graphemesOf } from './graphemes.ts'

const text = '店👧'
const { clusters = [], points, units, bytes } = layersOf(text, graphemesOf(text))
const rows = [clusters, points, units, bytes]

describe('moving through the cells with the keyboard', () => {
  it('moves along a row and stops at its ends', () => {
    expect(moveCell(rows, { row: 0, index: 0 }, 'ArrowRight')).toEqual({ row: 0, index: 1 })
    expect(moveCell(rows, { row: 0, index: 1 }, 'ArrowRight')).toEqual({ row: 0, index: 1 })
    expect(moveCell(rows, { row: 0, index: 0 }, 'ArrowLeft')).toEqual({ row: 0, index: 0 })
    expect(moveCell(rows, { row: 3, index: 2 }, 'End')).toEqual({ row: 3, index: 6 })
    expect(moveCell(rows, { row: 3, index: 2 }, 'Home')).toEqual({ row: 3, index: 0 })
  })

  it('moves down to the first related cell and up to the cell that contains it', () => {
    expect(moveCell(rows, { row: 1, index: 1 }, 'ArrowDown')).toEqual({ row: 2, index: 1 })
    expect(moveCell(rows, { row: 3, index: 6 }, 'ArrowUp')).toEqual({ row: 2, index: 2 })
    expect(moveCell(rows, { row: 0, index: 1 }, 'ArrowUp')).toEqual({ row: 0, index: 1 })
    expect(moveCell(rows, { row: 3, index: 1 }, 'ArrowDown')).toEqual({ row: 3, index: 1 })
  })

  it('ignores other keys', () => {
    expect(moveCell(rows, { row: 0, index: 0 }, 'a')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { moveBit } from './moveBit.ts'

describe('moving through the bits with the keyboard', () => {
  it('moves left and right by one, up and down by a row', () => {
    expect(moveBit(52, 'ArrowLeft', 16)).toBe(53)
    expect(moveBit(52, 'ArrowRight', 16)).toBe(51)
    expect(moveBit(40, 'ArrowUp', 16)).toBe(56)
    expect(moveBit(40, 'ArrowDown', 8)).toBe(32)
  })

  it('stops at the edges of the grid', () => {
    expect(moveBit(63, 'ArrowLeft', 16)).toBe(63)
    expect(moveBit(0, 'ArrowRight', 16)).toBe(0)
    expect(moveBit(60, 'ArrowUp', 8)).toBe(60)
    expect(moveBit(3, 'ArrowDown', 8)).toBe(3)
  })

  it('jumps to the sign and to the last bit', () => {
    expect(moveBit(20, 'Home', 8)).toBe(63)
    expect(moveBit(20, 'End', 8)).toBe(0)
  })

  it('ignores other keys', () => {
    expect(moveBit(20, '1', 8)).toBeUndefined()
    expect(moveBit(20, 'toString', 8)).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { createPieceAt } from './pieceAt.ts'

const pieceAt = createPieceAt(['ab', '', 'c', ''])
const at = (position: number, isEnd: boolean) => {
  const { piece, offset } = pieceAt(position, isEnd)
  return [piece, offset]
}

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [2, 2, 0],
  [3, 4, 0],
])('what begins at %i is in piece %i, at %i', (position, piece, offset) => {
  expect(at(position, false)).toEqual([piece, offset])
})

it.each([
  [1, 0, 1],
  [2, 0, 2],
  [3, 2, 1],
])('what ends at %i is in piece %i, at %i', (position, piece, offset) => {
  expect(at(position, true)).toEqual([piece, offset])
})

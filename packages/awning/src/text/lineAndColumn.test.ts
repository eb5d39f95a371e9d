import { expect, it } from 'vitest'
import { lineAndColumn } from './lineAndColumn.ts'

it.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [5, 3, 2],
])('offset %i of three lines is line %i, column %i', (offset, line, column) => {
  expect(lineAndColumn('ab\n\nc', offset)).toEqual({ line, column })
})

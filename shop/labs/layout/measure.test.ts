import { expect, it } from 'vitest'
import { gridLines } from './measure.ts'

it('finds the lines of a grid from the sizes of its tracks', () => {
  expect(gridLines('96px 200.5px', 12, 21)).toEqual([21, 117, 329.5])
})

it('finds none where there are no tracks', () => {
  expect(gridLines('none', 12, 21)).toEqual([])
})

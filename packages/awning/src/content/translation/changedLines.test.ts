import { expect, it } from 'vitest'
import { changedLines } from './changedLines.ts'

it('counts added and removed lines; empty ones and the order do not matter', () => {
  expect(changedLines('a\nb\n\nc', 'a\nx\nc\nd')).toEqual({ added: 2, removed: 1 })
  expect(changedLines('a\n\nb', 'b\na')).toEqual({ added: 0, removed: 0 })
  expect(changedLines('a', 'a\na')).toEqual({ added: 1, removed: 0 })
})

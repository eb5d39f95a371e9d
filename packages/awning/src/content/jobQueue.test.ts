import { expect, it } from 'vitest'
import { JobQueue } from './jobQueue.ts'

it('gives each job once, in their order', () => {
  const queue = new JobQueue(['a', 'b', 'c', 'd', 'e'])
  expect(queue.take(2)).toEqual(['a', 'b'])
  expect(queue.take(1)).toEqual(['c'])
  expect(queue.take(2)).toEqual(['d', 'e'])
  expect(queue.take(2)).toEqual([])
})

it('gives fewer jobs where fewer are left', () => {
  const queue = new JobQueue(['a', 'b', 'c'])
  queue.take(2)
  expect(queue.size).toBe(1)
  expect(queue.take(2)).toEqual(['c'])
  expect(queue.take(2)).toEqual([])
  expect(queue.size).toBe(0)
})

it('gives none of those that were removed', () => {
  const queue = new JobQueue(['a', 'b'])
  queue.take(1)
  queue.clear()
  expect(queue.take(1)).toEqual([])
})

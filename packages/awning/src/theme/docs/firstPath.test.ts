import { expect, it } from 'vitest'
import { firstPath } from './firstPath.ts'

const page = { path: '/a' }

it('is a category’s own page, or else the first page below it', () => {
  expect(firstPath([{ path: '/own', items: [page] }])).toBe('/own')
  expect(firstPath([{ items: [{ items: [page] }, { path: '/b' }] }])).toBe('/a')
})

it('is the home page if there is none', () => {
  expect(firstPath([{ items: [] }])).toBe('/')
})

import { expect, it } from 'vitest'
import { codeOf } from './codeOf.ts'
import { habits, models, type Settings } from './models.ts'

const settings: Settings = { way: 'map', saving: 'none', checking: 'signals' }

it('is written as each framework has it', () => {
  expect(models.map((model) => codeOf(model, { ...settings, way: habits[model] }))).toEqual([
    'setItems(items.with(0, { ...tea, count: tea.count + 1 }))',
    'items.value[0].count++',
    'items[0].count++',
    'items.set(items().with(0, { ...tea, count: tea.count + 1 }))',
  ])
})

it('in place has to be told where nobody watches', () => {
  expect(codeOf('react', { ...settings, way: 'mutate' })).toBe('items[0].count++; setItems(items)')
  expect(codeOf('angular', { ...settings, way: 'mutate' })).toBe(
    'items()[0].count++; items.set(items())',
  )
})

it('is about plain fields where zone.js watches', () => {
  expect(codeOf('angular', { way: 'mutate', saving: 'none', checking: 'zone' })).toBe(
    'items[0].count++',
  )
  expect(codeOf('angular', { way: 'fresh', saving: 'none', checking: 'zone' })).toBe(
    'items = await fetchItems()',
  )
})

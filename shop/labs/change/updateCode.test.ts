import { expect, it } from 'vitest'
import { updateCode } from './updateCode.ts'
import { usualUpdateStyle, models, type Settings } from './models.ts'

const settings: Settings = { updateStyle: 'map', memoization: 'none', changeDetection: 'signals' }

it('an update has the usual style of each framework', () => {
  expect(
    models.map((model) => updateCode(model, { ...settings, updateStyle: usualUpdateStyle[model] })),
  ).toEqual([
    'setItems(items.with(0, { ...tea, count: tea.count + 1 }))',
    'items.value[0].count++',
    'items[0].count++',
    'items.set(items().with(0, { ...tea, count: tea.count + 1 }))',
  ])
})

it('an update in place is followed by a call of the setter where writes are not tracked', () => {
  expect(updateCode('react', { ...settings, updateStyle: 'mutate' })).toBe(
    'items[0].count++; setItems(items)',
  )
  expect(updateCode('angular', { ...settings, updateStyle: 'mutate' })).toBe(
    'items()[0].count++; items.set(items())',
  )
})

it('an update writes plain fields with zone.js', () => {
  expect(
    updateCode('angular', { updateStyle: 'mutate', memoization: 'none', changeDetection: 'zone' }),
  ).toBe('items[0].count++')
  expect(
    updateCode('angular', { updateStyle: 'fresh', memoization: 'none', changeDetection: 'zone' }),
  ).toBe('items = await fetchItems()')
})

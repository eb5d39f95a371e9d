import { describe, expect, it } from 'vitest'
import {
  componentStatus,
  usualUpdateStyle,
  models,
  simulate,
  stages,
  type Model,
  type Settings,
} from './models.ts'
import { countsAfter, countsBefore, components, totalOf, updateStyles } from './components.ts'
import { countsOf } from './updateReport.ts'

const settings: Settings = { updateStyle: 'map', memoization: 'none', changeDetection: 'signals' }
const run = (model: Model, some: Partial<Settings> = {}) =>
  simulate(model, { ...settings, ...some })
const counts = (model: Model, some?: Partial<Settings>) =>
  Object.values(countsOf(run(model, some))).join(' ')

describe('one click', () => {
  it('adds a tea for 38 yuan', () => {
    expect([totalOf(countsBefore), totalOf(countsAfter)]).toEqual([66, 104])
  })

  it.each(models)('in %s, written in its usual style, changes two texts', (model) => {
    expect(run(model, { updateStyle: usualUpdateStyle[model] }).written).toEqual(['tea', 'total'])
  })

  it.each(models)('in %s writes two texts too when the whole list is new', (model) => {
    for (const memoization of ['none', 'memo', 'compiler'] as const)
      for (const changeDetection of ['signals', 'zone'] as const)
        for (const updateStyle of ['map', 'fresh'] as const)
          expect(run(model, { updateStyle, memoization, changeDetection }).written).toEqual([
            'tea',
            'total',
          ])
  })

  it('in place is detected by proxies and zone.js, but not by comparing references', () => {
    const seen = (model: Model, some?: Partial<Settings>) =>
      run(model, { ...some, updateStyle: 'mutate' }).written.length
    expect(models.map((model) => seen(model))).toEqual([0, 2, 2, 0])
    expect(seen('angular', { changeDetection: 'zone' })).toBe(2)
    expect(seen('react', { memoization: 'compiler' })).toBe(0)
  })
})

describe('React', () => {
  it('reruns everything below the component with the state, and compares every element', () => {
    expect(run('react').notified).toEqual(['app'])
    expect(run('react').ran).toEqual(components)
    expect(counts('react')).toBe('7 21 2')
  })

  it('with memo skips components without new props', () => {
    expect(run('react', { memoization: 'memo' }).skipped).toEqual(['shelf', 'soap', 'match'])
    expect(counts('react', { memoization: 'memo' })).toBe('4 12 2')
  })

  it('with the compiler skips the shelf; the other rows run but return their previous element', () => {
    const report = run('react', { memoization: 'compiler' })
    expect(report.skipped).toEqual(['shelf'])
    expect(report.compared).toMatchObject({ tea: 3, soap: 1, match: 1 })
    expect(counts('react', { memoization: 'compiler' })).toBe('6 14 2')
  })

  it('gains little from either when every item is a new object', () => {
    expect(counts('react', { memoization: 'memo', updateStyle: 'fresh' })).toBe('6 18 2')
    expect(counts('react', { memoization: 'compiler', updateStyle: 'fresh' })).toBe('6 18 2')
  })

  it('does nothing when the list is the same object', () => {
    expect(counts('react', { updateStyle: 'mutate' })).toBe('0 0 0')
  })
})

describe('Vue', () => {
  it('renders the components that read the count, and compares their dynamic nodes', () => {
    expect(run('vue', { updateStyle: 'mutate' }).ran).toEqual(['tea', 'total'])
    expect(counts('vue', { updateStyle: 'mutate' })).toBe('2 4 2')
  })

  it('with a new list begins at the component that passes it on, and skips components without new props', () => {
    expect(run('vue').notified).toEqual(['app'])
    expect(run('vue').skipped).toEqual(['shelf', 'soap', 'match'])
    expect(counts('vue')).toBe('4 11 2')
    expect(counts('vue', { updateStyle: 'fresh' })).toBe('6 17 2')
  })
})

describe('Svelte', () => {
  it('runs two effects, that of the row and that of the total', () => {
    expect(run('svelte', { updateStyle: 'mutate' }).ran).toEqual(['tea', 'total'])
    expect(counts('svelte', { updateStyle: 'mutate' })).toBe('2 4 2')
  })

  it('with a new list compares the keys too, and runs only the effects of rows with a new item', () => {
    expect(run('svelte').ran).toEqual(['basket', 'tea', 'total'])
    expect(counts('svelte')).toBe('3 7 2')
    expect(counts('svelte', { updateStyle: 'fresh' })).toBe('5 13 2')
  })

  it('never visits a component without changes', () => {
    for (const updateStyle of updateStyles)
      expect(run('svelte', { updateStyle }).skipped).toEqual([])
  })
})

describe('Angular', () => {
  it('checks the dirty views, including that of the listener, and skips rows with the same item', () => {
    expect(run('angular').notified).toEqual(['app', 'shelf'])
    expect(run('angular').skipped).toEqual(['soap', 'match'])
    expect(counts('angular')).toBe('5 14 2')
    expect(counts('angular', { updateStyle: 'fresh' })).toBe('7 20 2')
  })

  it('with zone.js checks the whole tree, regardless of the change', () => {
    for (const updateStyle of updateStyles)
      expect(counts('angular', { changeDetection: 'zone', updateStyle })).toBe('7 20 2')
  })

  it('in place checks the view of the listener and its ancestor, and finds no change', () => {
    expect(counts('angular', { updateStyle: 'mutate' })).toBe('2 6 0')
  })
})

describe('the status of a component', () => {
  const report = run('react', { memoization: 'memo' })

  it('goes from notified to written', () => {
    const statuses = stages.map((stage) =>
      (['app', 'tea', 'soap'] as const).map((component) =>
        componentStatus(report, component, stage),
      ),
    )
    expect(statuses).toEqual([
      ['idle', 'idle', 'idle'],
      ['told', 'idle', 'idle'],
      ['ran', 'ran', 'skipped'],
      ['same', 'changed', 'idle'],
      ['idle', 'written', 'idle'],
    ])
  })
})

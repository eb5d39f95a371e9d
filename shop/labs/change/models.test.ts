import { describe, expect, it } from 'vitest'
import { fateOf, habits, models, simulate, stages, type Model, type Settings } from './models.ts'
import { after, before, parts, totalOf, ways } from './parts.ts'
import { countsOf } from './report.ts'

const settings: Settings = { way: 'map', saving: 'none', checking: 'signals' }
const run = (model: Model, some: Partial<Settings> = {}) =>
  simulate(model, { ...settings, ...some })
const counts = (model: Model, some?: Partial<Settings>) =>
  Object.values(countsOf(run(model, some))).join(' ')

describe('one click', () => {
  it('is 38 yuan of tea', () => {
    expect([totalOf(before), totalOf(after)]).toEqual([66, 104])
  })

  it.each(models)('in %s, written as its page writes it, changes two texts', (model) => {
    expect(run(model, { way: habits[model] }).written).toEqual(['tea', 'total'])
  })

  it.each(models)('in %s writes two texts too when the whole list is new', (model) => {
    for (const saving of ['none', 'memo', 'compiler'] as const)
      for (const checking of ['signals', 'zone'] as const)
        for (const way of ['map', 'fresh'] as const)
          expect(run(model, { way, saving, checking }).written).toEqual(['tea', 'total'])
  })

  it('in place is seen by proxies and by zone.js, and by nobody who compares references', () => {
    const seen = (model: Model, some?: Partial<Settings>) =>
      run(model, { ...some, way: 'mutate' }).written.length
    expect(models.map((model) => seen(model))).toEqual([0, 2, 2, 0])
    expect(seen('angular', { checking: 'zone' })).toBe(2)
    expect(seen('react', { saving: 'compiler' })).toBe(0)
  })
})

describe('React', () => {
  it('runs from the holder of the state down: everything, and compares every element', () => {
    expect(run('react').told).toEqual(['app'])
    expect(run('react').ran).toEqual(parts)
    expect(counts('react')).toBe('7 21 2')
  })

  it('with memo leaves out what is handed nothing new', () => {
    expect(run('react', { saving: 'memo' }).skipped).toEqual(['shelf', 'soap', 'match'])
    expect(counts('react', { saving: 'memo' })).toBe('4 12 2')
  })

  it('with the compiler skips the shelf; the other rows run but give back their last element', () => {
    const report = run('react', { saving: 'compiler' })
    expect(report.skipped).toEqual(['shelf'])
    expect(report.compared).toMatchObject({ tea: 3, soap: 1, match: 1 })
    expect(counts('react', { saving: 'compiler' })).toBe('6 14 2')
  })

  it('gains little from either when every item is a new object', () => {
    expect(counts('react', { saving: 'memo', way: 'fresh' })).toBe('6 18 2')
    expect(counts('react', { saving: 'compiler', way: 'fresh' })).toBe('6 18 2')
  })

  it('does nothing at all when the list is the same list', () => {
    expect(counts('react', { way: 'mutate' })).toBe('0 0 0')
  })
})

describe('Vue', () => {
  it('renders the components that have read the count, and compares what is marked in them', () => {
    expect(run('vue', { way: 'mutate' }).ran).toEqual(['tea', 'total'])
    expect(counts('vue', { way: 'mutate' })).toBe('2 4 2')
  })

  it('with a new list begins at the one who hands it on, and skips where no prop is new', () => {
    expect(run('vue').told).toEqual(['app'])
    expect(run('vue').skipped).toEqual(['shelf', 'soap', 'match'])
    expect(counts('vue')).toBe('4 11 2')
    expect(counts('vue', { way: 'fresh' })).toBe('6 17 2')
  })
})

describe('Svelte', () => {
  it('wakes two effects, the row’s and the total’s', () => {
    expect(run('svelte', { way: 'mutate' }).ran).toEqual(['tea', 'total'])
    expect(counts('svelte', { way: 'mutate' })).toBe('2 4 2')
  })

  it('with a new list compares the keys too, and wakes only the rows whose item is new', () => {
    expect(run('svelte').ran).toEqual(['basket', 'tea', 'total'])
    expect(counts('svelte')).toBe('3 7 2')
    expect(counts('svelte', { way: 'fresh' })).toBe('5 13 2')
  })

  it('never comes to a component that has nothing to do', () => {
    for (const way of ways) expect(run('svelte', { way }).skipped).toEqual([])
  })
})

describe('Angular', () => {
  it('checks the marked views, the listener’s among them, and leaves out rows with the same item', () => {
    expect(run('angular').told).toEqual(['app', 'shelf'])
    expect(run('angular').skipped).toEqual(['soap', 'match'])
    expect(counts('angular')).toBe('5 14 2')
    expect(counts('angular', { way: 'fresh' })).toBe('7 20 2')
  })

  it('with zone.js checks the whole tree, whatever has changed', () => {
    for (const way of ways) expect(counts('angular', { checking: 'zone', way })).toBe('7 20 2')
  })

  it('in place checks the listener’s view and its ancestor, and finds nothing', () => {
    expect(counts('angular', { way: 'mutate' })).toBe('2 6 0')
  })
})

describe('the fate of a component', () => {
  const report = run('react', { saving: 'memo' })

  it('goes from told to written', () => {
    const fates = stages.map((stage) =>
      (['app', 'tea', 'soap'] as const).map((part) => fateOf(report, part, stage)),
    )
    expect(fates).toEqual([
      ['idle', 'idle', 'idle'],
      ['told', 'idle', 'idle'],
      ['ran', 'ran', 'skipped'],
      ['same', 'changed', 'idle'],
      ['idle', 'written', 'idle'],
    ])
  })
})

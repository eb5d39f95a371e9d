import { describe, expect, it } from 'vitest'
import { isPlain, plainView, toggled } from './libraryView.ts'
import { searchOf, viewOf } from './viewAddress.ts'

describe('the address of a view', () => {
  const shared = '?tag=动作&platform=Switch&status=finished&year=2022&sort=rating&view=grid'

  it('contains the filters in the order in which they were chosen', () => {
    expect(viewOf(shared)).toEqual({
      filters: [
        { facet: 'tag', value: '动作' },
        { facet: 'platform', value: 'Switch' },
        { facet: 'status', value: 'finished' },
        { facet: 'year', value: '2022' },
      ],
      sort: 'rating',
      layout: 'grid',
    })
    expect(viewOf('?year=2022&tag=a').filters.at(-1)).toEqual({ facet: 'tag', value: 'a' })
  })

  it('leads back to the same view', () => {
    const view = viewOf(shared)
    expect(viewOf(searchOf(view, ''))).toEqual(view)
    const odd = toggled(plainView, { facet: 'platform', value: 'PC & Mac = #1' })
    expect(viewOf(searchOf(odd, '?x'))).toEqual(odd)
  })

  it('contains several values of one facet', () => {
    const two = viewOf('?platform=PC&platform=Switch&platform=PC')
    expect(two.filters.map(({ value }) => value)).toEqual(['PC', 'Switch'])
    expect(searchOf(two, '')).toBe('?platform=PC&platform=Switch')
  })

  it('has no query for the default view, and only what differs from it', () => {
    expect(viewOf('')).toEqual(plainView)
    expect(isPlain(viewOf(''))).toBe(true)
    expect(searchOf(plainView, shared)).toBe('')
    expect(isPlain(viewOf('?view=grid'))).toBe(false)
  })

  it('ignores values that make no sense', () => {
    expect(viewOf('?sort=colour&view=pile&tag=&genre=x')).toEqual(plainView)
  })

  it('does not change other parameters', () => {
    expect(searchOf(viewOf('?tag=a'), '?from=feed&tag=b')).toBe('?from=feed&tag=a')
  })
})

describe('a filter', () => {
  it('is added, and removed when chosen again', () => {
    const on = toggled(plainView, { facet: 'tag', value: 'a' })
    expect(on.filters).toEqual([{ facet: 'tag', value: 'a' }])
    expect(toggled(on, { facet: 'tag', value: 'a' })).toEqual(plainView)
    expect(toggled(on, { facet: 'platform', value: 'a' }).filters).toHaveLength(2)
  })
})

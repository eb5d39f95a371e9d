import { describe, expect, it } from 'vitest'
import { checkClasses, type Fault } from './checkClasses.ts'
import type { Scheme } from './bem.ts'

const faults = (text: string, scheme: Scheme = 'dashes'): Fault[][] =>
  checkClasses(text, scheme).map((verdict) => [...verdict.faults])

describe('the checker', () => {
  it('finds nothing in good names', () => {
    expect(faults('card card--sale')).toEqual([[], []])
    expect(faults('card__title card__title--size--l')).toEqual([[], []])
    expect(faults('card card_size_l', 'underscore')).toEqual([[], []])
  })

  it('tells the parts of a name apart', () => {
    expect(checkClasses('card__title--size--l', 'dashes')).toMatchObject([
      { block: 'card', element: 'title', modifier: 'size--l' },
    ])
    expect(checkClasses('card__title_size_l', 'underscore')).toMatchObject([
      { block: 'card', element: 'title', modifier: 'size_l' },
    ])
  })

  it('finds an element inside an element', () => {
    expect(faults('card__head__title')).toEqual([['nested']])
  })

  it('finds a modifier that stands without its base', () => {
    expect(faults('card--sale')).toEqual([['alone']])
    expect(faults('card card__title--sale')).toEqual([[], ['alone']])
  })

  it('finds an element that hangs on a modifier', () => {
    expect(faults('card card--sale__title')).toEqual([[], ['order']])
  })

  it('finds words in another spelling', () => {
    expect(faults('Card__mainTitle')).toEqual([['word']])
    expect(faults('__title')).toEqual([['word']])
  })

  it('finds names that say how a thing looks', () => {
    expect(faults('card card--red')).toEqual([[], ['looks']])
    expect(faults('card card--sale')).toEqual([[], []])
    expect(faults('card__left-column')).toEqual([['looks']])
  })

  it('has nothing to say about nothing', () => {
    expect(faults('  ')).toEqual([])
  })
})

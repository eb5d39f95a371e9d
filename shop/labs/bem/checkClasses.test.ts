import { describe, expect, it } from 'vitest'
import { checkClasses, type ClassError } from './checkClasses.ts'
import type { Scheme } from './bem.ts'

const errorsOf = (text: string, scheme: Scheme = 'dashes'): ClassError[][] =>
  checkClasses(text, scheme).map((check) => [...check.errors])

describe('the checker', () => {
  it('accepts valid names', () => {
    expect(errorsOf('card card--sale')).toEqual([[], []])
    expect(errorsOf('card__title card__title--size--l')).toEqual([[], []])
    expect(errorsOf('card card_size_l', 'underscore')).toEqual([[], []])
  })

  it('splits a name into its parts', () => {
    expect(checkClasses('card__title--size--l', 'dashes')).toMatchObject([
      { block: 'card', element: 'title', modifier: 'size--l' },
    ])
    expect(checkClasses('card__title_size_l', 'underscore')).toMatchObject([
      { block: 'card', element: 'title', modifier: 'size_l' },
    ])
  })

  it('finds an element inside an element', () => {
    expect(errorsOf('card__head__title')).toEqual([['nested']])
  })

  it('finds a modifier without its base name', () => {
    expect(errorsOf('card--sale')).toEqual([['alone']])
    expect(errorsOf('card card__title--sale')).toEqual([[], ['alone']])
  })

  it('finds an element after a modifier', () => {
    expect(errorsOf('card card--sale__title')).toEqual([[], ['order']])
  })

  it('finds parts that are not valid words', () => {
    expect(errorsOf('Card__mainTitle')).toEqual([['word']])
    expect(errorsOf('__title')).toEqual([['word']])
  })

  it('finds names that describe the appearance', () => {
    expect(errorsOf('card card--red')).toEqual([[], ['presentational']])
    expect(errorsOf('card card--big card--size--large')).toEqual([[], [], []])
    expect(errorsOf('card card--sale')).toEqual([[], []])
    expect(errorsOf('card__left-column')).toEqual([['presentational']])
  })

  it('returns nothing for blank text', () => {
    expect(errorsOf('  ')).toEqual([])
  })
})

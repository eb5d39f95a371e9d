import { describe, expect, it } from 'vitest'
import { baseName, classList, isWord, modifierName, type NameParts } from './bem.ts'

const parts = (some: Partial<NameParts>): NameParts => ({
  block: 'card',
  element: '',
  modifier: '',
  value: '',
  ...some,
})

describe('a name', () => {
  it('is the block alone, or block and element with two underscores', () => {
    expect(baseName(parts({}))).toBe('card')
    expect(baseName(parts({ element: 'title' }))).toBe('card__title')
  })

  it('has a modifier in either spelling, with and without a value', () => {
    const flag = parts({ element: 'title', modifier: 'active' })
    expect(modifierName(flag, 'dashes')).toBe('card__title--active')
    expect(modifierName(flag, 'underscore')).toBe('card__title_active')
    const pair = parts({ modifier: 'size', value: 'l' })
    expect(modifierName(pair, 'dashes')).toBe('card--size--l')
    expect(modifierName(pair, 'underscore')).toBe('card_size_l')
    expect(modifierName(parts({ value: 'l' }), 'dashes')).toBeUndefined()
  })

  it('is followed by the modifier in the class attribute', () => {
    expect(classList(parts({ modifier: 'sale' }), 'dashes')).toBe('card card--sale')
    expect(classList(parts({}), 'dashes')).toBe('card')
  })

  it.each(['card', 'main-menu', 'h2'])('may be made of %s', (word) =>
    expect(isWord(word)).toBe(true),
  )
  it.each(['', 'Card', 'mainMenu', '-a', 'a-', 'a--b', '2x', '卡片'])(
    'may not be made of "%s"',
    (word) => expect(isWord(word)).toBe(false),
  )
})

import { describe, expect, it } from 'vitest'
import { isOneSlip, meantWords } from './slip.ts'

const vocabulary = ['listener', 'listen', 'layout', 'css', 'addeventlistener', 'event']

describe('a slip of the fingers', () => {
  it.each([
    ['listner', 'listener', true],
    ['lisetner', 'listener', true],
    ['listeenr', 'listener', true],
    ['listenerr', 'listener', true],
    ['ilstener', 'listener', true],
    ['listener', 'listener', false],
    ['lstnr', 'listener', false],
    ['abcd', 'badc', false],
  ])('lies between %s and %s: %s', (a, b, expected) => {
    expect(isOneSlip(a, b)).toBe(expected)
    expect(isOneSlip(b, a)).toBe(expected)
  })

  it('is mended by the words there are', () => {
    expect(meantWords('listner', vocabulary)).toEqual(['listener'])
    expect(meantWords('layuot', vocabulary)).toEqual(['layout'])
  })

  it('is mended while the word is still being typed', () => {
    expect(meantWords('addevnetlis', vocabulary)).toEqual(['addeventlistener'])
  })

  it('is not guessed at in short words and numbers', () => {
    expect(meantWords('cs', vocabulary)).toEqual([])
    expect(meantWords('csa', vocabulary)).toEqual([])
    expect(meantWords('2021', ['2022'])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { isOneTypo, correctionsFor } from './typo.ts'

const vocabulary = ['listener', 'listen', 'layout', 'css', 'addeventlistener', 'event']

describe('a typo', () => {
  it.each([
    ['listner', 'listener', true],
    ['lisetner', 'listener', true],
    ['listeenr', 'listener', true],
    ['listenerr', 'listener', true],
    ['ilstener', 'listener', true],
    ['listener', 'listener', false],
    ['lstnr', 'listener', false],
    ['abcd', 'badc', false],
  ])('is the difference between %s and %s: %s', (a, b, expected) => {
    expect(isOneTypo(a, b)).toBe(expected)
    expect(isOneTypo(b, a)).toBe(expected)
  })

  it('is corrected to a word of the vocabulary', () => {
    expect(correctionsFor('listner', vocabulary)).toEqual(['listener'])
    expect(correctionsFor('layuot', vocabulary)).toEqual(['layout'])
  })

  it('is corrected while the word is still being typed', () => {
    expect(correctionsFor('addevnetlis', vocabulary)).toEqual(['addeventlistener'])
  })

  it('is not corrected in short words and numbers', () => {
    expect(correctionsFor('cs', vocabulary)).toEqual([])
    expect(correctionsFor('csa', vocabulary)).toEqual([])
    expect(correctionsFor('2021', ['2022'])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { symbolKeys, symbolTerms } from './symbols.ts'

describe('the symbols of a text', () => {
  it('are runs of two or more, from each of their characters on', () => {
    expect(symbolTerms('a === b && c?.d')).toEqual(['===', '==', '&&', '?.'])
    expect(symbolTerms('<!-- x -->')).toEqual(['<!--', '!--', '--', '-->', '->'])
  })

  it('are neither brackets, quotes nor the ends of sentences', () => {
    expect(symbolTerms('run({ a: [1], b: "2" }); End.')).toEqual([])
  })

  it('are few for a line, however long it is', () => {
    expect(new Set(symbolTerms('-'.repeat(500)))).toEqual(new Set(['----', '---', '--']))
  })
})

describe('symbols that were typed', () => {
  it.each(['==', '===', '!==', '<!--', '<!---->'])(
    '%s are looked up by beginnings of terms of a text with them',
    (typed) => {
      const terms = symbolTerms(`a ${typed}= b`)
      const keys = symbolKeys(typed)
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.filter((key) => !terms.some((term) => term.startsWith(key)))).toEqual([])
    },
  )
})

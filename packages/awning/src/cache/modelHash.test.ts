import { describe, expect, it, vi } from 'vitest'
import { modelHash } from './modelHash.ts'

const doc = (title: string, text: string) => ({
  title,
  body: {
    hash: text,
    get blocks(): never {
      throw new Error('a text is not read')
    },
  },
})

describe('the hash of a page', () => {
  it.each<[string, object, object]>([
    ['a text', { doc: doc('A', '1') }, { doc: doc('A', '2') }],
    ['a title in a list', { list: [doc('A', '1')] }, { list: [doc('B', '1')] }],
    ['a sidebar', { aside: { items: [{ label: 'A' }] } }, { aside: { items: [{ label: 'B' }] } }],
    ['a date', { facts: { on: new Date(1) } }, { facts: { on: new Date(2) } }],
    ['a map', { names: new Map([['a', 1]]) }, { names: new Map([['a', 2]]) }],
    ['where a text ends', { a: ['1', '23'] }, { a: ['12', '3'] }],
    ['where the name of a property ends', { a: 'x1:y' }, { a: 'x', y: '' }],
    ['the type of a value', { a: '1' }, { a: 1 }],
    ['the place of a value', { a: [[1], 2] }, { a: [[1, 2]] }],
    ['a nested value', { a: [{ b: { c: [1] } }] }, { a: [{ b: { c: [2] } }] }],
  ])('changes with %s, and only then', (_name, one, other) => {
    expect(modelHash(one)).not.toBe(modelHash(other))
    expect(modelHash(one)).toBe(modelHash({ ...one }))
  })

  it('does not change with a property without a value', () => {
    expect(modelHash({ a: 1, b: undefined })).toBe(modelHash({ a: 1 }))
    expect(modelHash({ a: 1, b: null })).not.toBe(modelHash({ a: 1 }))
  })

  it('reads a value that two pages share once', () => {
    const title = vi.fn(() => 'A')
    const shared = Object.defineProperty(doc('A', '1'), 'title', { get: title, enumerable: true })
    modelHash({ at: 1, doc: shared })
    modelHash({ at: 2, doc: shared })
    expect(title).toHaveBeenCalledTimes(1)
  })
})

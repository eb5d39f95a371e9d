import { describe, expect, it } from 'vitest'
import { areRelated, layersOf, type Cell } from './layers.ts'
import { graphemesOf } from './graphemes.ts'

const family = '👩\u200D👩\u200D👧'

function layers(text: string) {
  return layersOf(text, graphemesOf(text))
}

function counts(text: string): (number | undefined)[] {
  const { clusters, points, units, bytes } = layers(text)
  return [clusters?.length, points.length, units.length, bytes.length]
}

function hex(cells: readonly Cell[]): string[] {
  return cells.map(({ code = 0 }) => code.toString(16))
}

describe('the layers of a string', () => {
  it('have the same lengths as the language and the platform report', () => {
    expect(counts('店')).toEqual([1, 1, 1, 3])
    expect(counts(family)).toEqual([1, 5, 8, 18])
    expect(counts('e\u0301')).toEqual([1, 2, 2, 3])
    expect(counts('🇨🇳')).toEqual([1, 2, 4, 8])
    expect(counts('店𠮷e\u0301👨\u200D👩\u200D👧')).toEqual([4, 9, 13, 28])
    expect(counts('')).toEqual([0, 0, 0, 0])
  })

  it('split a code point beyond U+FFFF into a surrogate pair and four bytes', () => {
    const { points, units, bytes } = layers('𠮷')
    expect(hex(points)).toEqual(['20bb7'])
    expect(hex(units)).toEqual(['d842', 'dfb7'])
    expect(units.map(({ surrogate }) => surrogate)).toEqual(['high', 'low'])
    expect(units.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 4],
    ])
    expect(hex(bytes)).toEqual(['f0', 'a0', 'ae', 'b7'])
  })

  it('mark a lone surrogate, and have the bytes of U+FFFD for it', () => {
    const { clusters, points, units, bytes } = layers('a\uD842')
    expect(points.map(({ surrogate }) => surrogate)).toEqual([undefined, 'lone'])
    expect(units[1]).toMatchObject({ code: 0xd842, surrogate: 'lone', start: 1, end: 4 })
    expect(clusters?.[1]?.surrogate).toBe('lone')
    expect(hex(bytes)).toEqual(['61', 'ef', 'bf', 'bd'])
  })

  it('cover every column in every row', () => {
    const { clusters = [], points, units, bytes } = layers(`店ab${family}\uDE00é`)
    for (const row of [clusters, points, units, bytes]) {
      let column = 0
      for (const { start, end } of row) {
        expect(start).toBe(column)
        expect(end).toBeGreaterThan(start)
        column = end
      }
      expect(column).toBe(bytes.length)
    }
  })

  it('have no clusters without a segmenter', () => {
    expect(layersOf('店', undefined).clusters).toBeUndefined()
  })
})

describe('related cells', () => {
  it('share a column', () => {
    const { clusters = [], units, bytes } = layers('店👧')
    const [shop, girl] = clusters
    const low = units[2]
    if (!shop || !girl || !low) throw new Error('missing cells')
    expect(bytes.filter((byte) => areRelated(byte, girl)).map(({ start }) => start)).toEqual([
      3, 4, 5, 6,
    ])
    expect(bytes.filter((byte) => areRelated(byte, low)).map(({ start }) => start)).toEqual([5, 6])
    expect(areRelated(low, girl)).toBe(true)
    expect(areRelated(low, shop)).toBe(false)
  })
})

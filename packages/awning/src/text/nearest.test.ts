import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest, nearestAmong } from './nearest.ts'

const FIELDS = ['title', 'slug', 'date', 'tags', 'description', 'sidebar_label', 'id']

describe('nearest', () => {
  it.each([
    ['tilte', 'title'],
    ['titel', 'title'],
    ['tag', 'tags'],
    ['Date', 'date'],
    ['descripton', 'description'],
    ['discribtion', 'description'],
    ['sidebarLabel', 'sidebar_label'],
    ['slgu', 'slug'],
  ])('finds what %s meant: %s', (word, meant) => {
    expect(nearest(word, FIELDS)).toBe(meant)
  })

  it.each(['colour', 'x', '', 'keywords', 'note'])('suggests nothing for %j', (word) => {
    expect(nearest(word, FIELDS)).toBeUndefined()
  })

  it('suggests nothing without candidates', () => {
    expect(nearest('title', [])).toBeUndefined()
  })

  it('prefers the nearer candidate, and the first of equals', () => {
    expect(nearest('cats', ['cart', 'cat', 'bats'])).toBe('cat')
    expect(nearest('abcd', new Set(['abce', 'abcf']))).toBe('abce')
  })

  it('counts a swap of neighbours as one slip', () => {
    expect(nearest('ab', ['ba'])).toBe('ba')
  })

  it('compares characters, not UTF-16 units', () => {
    expect(nearest('开放世间', ['开放世界', '动作'])).toBe('开放世界')
    expect(nearest('🎮', ['🎲'])).toBeUndefined()
  })
})

describe('nearestAmong', () => {
  it('finds for each of many words what nearest finds', () => {
    const among = nearestAmong(FIELDS)
    expect(among('tilte')).toBe('title')
    expect(among('x')).toBeUndefined()
    expect(among('slgu')).toBe('slug')
  })

  it('reads the candidates once, and not before there is a word', () => {
    let reads = 0
    function* fields() {
      reads += 1
      yield* FIELDS
    }
    const among = nearestAmong(fields())
    expect(reads).toBe(0)
    expect(['tilte', 'slgu', 'tilte'].map(among)).toEqual(['title', 'slug', 'title'])
    expect(reads).toBe(1)
  })

  it('finds the candidate with the smallest distance, in words of any length', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c', '游', '🎮'), maxLength: 12 })
    assert(
      property(word, array(word, { maxLength: 8 }), (typed, candidates) => {
        const found = candidates.map((text) => ({ text, distance: tableDistance(typed, text) }))
        const usable = found.filter(({ text, distance }) => distance <= allowed(typed, text))
        const best = Math.min(...usable.map(({ distance }) => distance))
        const expected = usable.find(({ distance }) => distance === best)?.text
        expect(nearest(typed, candidates)).toBe(expected)
      }),
    )
  })
})

function allowed(typed: string, other: string): number {
  const [shorter = 0, longer = 0] = [[...typed].length, [...other].length].toSorted((a, b) => a - b)
  return Math.min(Math.max(1, Math.floor(longer / 3)), shorter - 1)
}

/** The distance by its definition, with all cells of the table. */
function tableDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  const table = a.concat('').map(() => b.concat('').map(() => 0))
  const cell = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 0; row <= a.length; row += 1) {
    for (let column = 0; column <= b.length; column += 1) {
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        row > 1 && column > 1 && isSwap ? cell(row - 2, column - 2) + 1 : Infinity,
      )
      table[row]?.splice(column, 1, row + column === 0 ? 0 : least)
    }
  }
  return cell(a.length, b.length)
}

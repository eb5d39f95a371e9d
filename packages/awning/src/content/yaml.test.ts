import { describe, expect, it } from 'vitest'
import { locateIn } from './yaml.ts'

describe('the places of fields', () => {
  it('are those of the YAML that is asked for, whatever was asked for before', () => {
    const first = locateIn('a: 1\nb: [2, 3]\n', 1)
    const second = locateIn('b: 1\n', 2)
    expect(first('b')).toEqual({ line: 2, column: 1 })
    expect(second('b')).toEqual({ line: 2, column: 1 })
    expect(locateIn('b: 1\n', 5)('b')).toEqual({ line: 5, column: 1 })
    expect(first('b', 1)).toEqual({ line: 2, column: 8 })
    expect(first('c')).toEqual({ line: 1, column: 1 })
  })

  it('are found for each of 3,000 tags', () => {
    const count = 3000
    const tags = Array.from({ length: count }, (_, index) => `  - tag-${index}\n`)
    const locate = locateIn(`tags:\n${tags.join('')}`, 2)
    const lines = tags.map((_, index) => locate('tags', index).line)
    expect(lines).toEqual(tags.map((_, index) => index + 3))
  }, 5000)
})

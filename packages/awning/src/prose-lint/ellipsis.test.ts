import { describe, expect, it } from 'vitest'
import { ellipsis } from './ellipsis.ts'
import { positionsOf } from './violations.testing.ts'

describe('an ellipsis in Chinese', () => {
  it.each([
    ['等等...', '1:3'],
    ['...然后', '1:1'],
    ['等等…', '1:3'],
    ['从`a`...到', '1:5'],
    ['他说：...', '1:4'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(ellipsis, text)).toEqual([place])
  })

  it.each(['等等……', '用`...args`收', '写[1, 2, …]即可', 'Wait...'])('%s is allowed', (text) => {
    expect(positionsOf(ellipsis, text)).toEqual([])
  })

  it('is not looked for from each of 200,000 dots', () => {
    expect(ellipsis({ text: `中a${'.'.repeat(200_000)}a`, offsets: [] })).toEqual([])
  }, 5000)
})

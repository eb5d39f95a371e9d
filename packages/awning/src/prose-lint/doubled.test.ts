import { describe, expect, it } from 'vitest'
import { doubled } from './doubled.ts'
import { positionsOf } from './violations.testing.ts'

describe('doubled punctuation', () => {
  it.each([
    ['完了。。', '1:3'],
    ['完了，。', '1:3'],
    ['好！！', '1:2'],
    ['等等。。。', '1:3'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(doubled, text)).toEqual([place])
  })

  it.each(['真的？！', '他说：“好。”', '等等……', '——完', '`。。`'])('%s is allowed', (text) => {
    expect(positionsOf(doubled, text)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { doubled } from './doubled.ts'
import { placesOf } from './slips.testing.ts'

describe('doubled punctuation', () => {
  it.each([
    ['完了。。', '1:3'],
    ['完了，。', '1:3'],
    ['好！！', '1:2'],
    ['等等。。。', '1:3'],
  ])('%s is told about at %s', (text, place) => {
    expect(placesOf(doubled, text)).toEqual([place])
  })

  it.each(['真的？！', '他说：“好。”', '等等……', '——完', '`。。`'])('%s is not', (text) => {
    expect(placesOf(doubled, text)).toEqual([])
  })
})

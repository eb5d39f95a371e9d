import { describe, expect, it } from 'vitest'
import { quotes } from './quotes.ts'
import { hintsOf, positionsOf } from './violations.testing.ts'

describe('quotes in Chinese', () => {
  it.each([
    ['他说"你好"。', '1:3'],
    ['所谓"hello"的意思', '1:3'],
    ["他说'你好'。", '1:3'],
    ['他说「你好」。', '1:3'],
    ['他说“你好「再见」”。', '1:6'],
    ['他说”你好“。', '1:3'],
    ['他说“你好。', '1:3'],
    ['他说“你好“。', '1:6'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(quotes, text)).toEqual([place])
  })

  it.each([
    '他说“你好‘再见’”。',
    "don't与it's都是缩写",
    '屏幕15.6"大',
    '书名 "Less but better" in English：中文',
    '日文「ポケモン」原名',
    '取`"中文"`的值',
    'He said "hello".',
    '<a title="中文">x</a>中文',
  ])('%s is allowed', (text) => {
    expect(positionsOf(quotes, text)).toEqual([])
  })

  it('advises the quotes of the same kind', () => {
    expect(hintsOf(quotes, '"你"，\'我\'')).toEqual(['Write “ and ”.', 'Write ‘ and ’.'])
  })

  it('is found in a paragraph with 100,000 pairs of quotes', () => {
    const text = `中${'"a" '.repeat(100_000)}𠀀"b"`
    expect(quotes({ text, offsets: [] }).map(({ index }) => index)).toEqual([1, 400_003])
  }, 5000)

  it('is found behind 100,000 marks that no other closes in their line', () => {
    const text = `中${'「'.repeat(100_000)}\n」「你」`
    expect(quotes({ text, offsets: [] }).map(({ index }) => index)).toEqual([100_003])
  }, 5000)
})

import { describe, expect, it } from 'vitest'
import { brackets } from './brackets.ts'
import { positionsOf } from './violations.testing.ts'

describe('half-width brackets in Chinese', () => {
  it.each([
    ['令牌(token)', '1:3'],
    ['令牌 (token)', '1:4'],
    ['见React (旧版)', '1:8'],
    ['(token)令牌', '1:1'],
    ['用React (v19)的', '1:8'],
    ['令牌（token)', '1:3'],
    ['令牌(token）', '1:3'],
    ['调用foo()（见(下)文）', '1:10'],
  ])('%s is reported at %s', (text, place) => {
    expect(positionsOf(brackets, text)).toEqual([place])
  })

  it.each([
    '令牌（token）',
    '调用foo()即可，f(x)的值',
    '（见foo()）',
    'Cascading Style Sheets (CSS)',
    '图`a(中文)`',
    '[链接](./中文.md)',
    '先做1)，再做2)',
    '笑脸:)',
  ])('%s is allowed', (text) => {
    expect(positionsOf(brackets, text)).toEqual([])
  })

  it('is found in a paragraph with 100,000 pairs of brackets', () => {
    const text = `中${'(a) '.repeat(100_000)}𠀀 (b)`
    expect(brackets({ text, offsets: [] }).map(({ index }) => index)).toEqual([1, 399_997, 400_004])
  }, 5000)
})

import { describe, expect, it } from 'vitest'
import { fullWidth } from './fullWidth.ts'
import { hintsOf, positionsOf } from './violations.testing.ts'

describe('full-width letters and digits', () => {
  it('are reported with what to write', () => {
    expect(positionsOf(fullWidth, '共１２个')).toEqual(['1:2'])
    expect(hintsOf(fullWidth, '用ＣＳＳ写')).toEqual(['Write CSS.'])
    expect(positionsOf(fullWidth, '说“用Ａ”')).toEqual(['1:4'])
  })

  it('are allowed in code and in quotes', () => {
    expect(positionsOf(fullWidth, '全角“Ａ”与`Ｂ`，半角A')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { fullWidth } from './fullWidth.ts'
import { hintsOf, placesOf } from './slips.testing.ts'

describe('full-width letters and digits', () => {
  it('are told about, with what to write', () => {
    expect(placesOf(fullWidth, '共１２个')).toEqual(['1:2'])
    expect(hintsOf(fullWidth, '用ＣＳＳ写')).toEqual(['Write CSS.'])
    expect(placesOf(fullWidth, '说“用Ａ”')).toEqual(['1:4'])
  })

  it('are left alone in code, and where they are spoken about', () => {
    expect(placesOf(fullWidth, '全角“Ａ”与`Ｂ`，半角A')).toEqual([])
  })
})

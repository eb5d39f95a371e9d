import { describe, expect, it } from 'vitest'
import { en } from '../strings/en.ts'
import { zh } from '../strings/zh.ts'
import { isReversed, playthroughText } from './journal.ts'

describe('a time that a game was played', () => {
  it('is a range of days', () => {
    const played = { started: '2022-01-28', finished: '2022-02-18' }
    expect(playthroughText(played, zh.game.journal, 'zh')).toBe('2022年1月28日至2022年2月18日')
    expect(playthroughText(played, en.game.journal, 'en')).toBe(
      'January 28, 2022 – February 18, 2022',
    )
  })

  it('is one day where it began and ended on the same', () => {
    const played = { started: '2022-01-28', finished: '2022-01-28' }
    expect(playthroughText(played, zh.game.journal, 'zh')).toBe('2022年1月28日')
  })

  it('names the day that is known', () => {
    expect(playthroughText({ started: '2022-01-28' }, en.game.journal, 'en')).toBe(
      'since January 28, 2022',
    )
    expect(playthroughText({ finished: '2022-02-18' }, zh.game.journal, 'zh')).toBe(
      '2022年2月18日通关',
    )
    expect(playthroughText({}, zh.game.journal, 'zh')).toBe('')
  })

  it('does not end before it begins', () => {
    expect(isReversed({ started: '2022-02-02', finished: '2022-02-01' })).toBe(true)
    expect(isReversed({ started: '2022-02-02', finished: '2022-02-02' })).toBe(false)
    expect(isReversed({ finished: '2022-02-01' })).toBe(false)
  })
})

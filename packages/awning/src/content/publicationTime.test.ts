import { describe, expect, it } from 'vitest'
import { momentText, publicationTime, unpublishedAt } from './publicationTime.ts'

describe('the moment of a written date', () => {
  it.each([
    ['2030-05-01', 'UTC', '2030-05-01T00:00:00.000Z'],
    ['2030-05-01', 'Asia/Shanghai', '2030-04-30T16:00:00.000Z'],
    ['2030-05-01', 'America/New_York', '2030-05-01T04:00:00.000Z'],
    ['2030-01-01', 'America/New_York', '2030-01-01T05:00:00.000Z'],
    ['2030-05-01', 'Asia/Kathmandu', '2030-04-30T18:15:00.000Z'],
    // On the day on which the clocks change, before and after they do.
    ['2030-03-31', 'Europe/Berlin', '2030-03-30T23:00:00.000Z'],
    ['2030-03-31 12:00', 'Europe/Berlin', '2030-03-31T10:00:00.000Z'],
    ['2030-05-01T12:30', 'Asia/Shanghai', '2030-05-01T04:30:00.000Z'],
    // A zone of its own counts more than the settings.
    ['2030-05-01T12:30Z', 'Asia/Shanghai', '2030-05-01T12:30:00.000Z'],
    ['2030-05-01 12:30+02:00', 'Asia/Shanghai', '2030-05-01T10:30:00.000Z'],
    ['2030-05-01T12:30:10-0330', 'UTC', '2030-05-01T16:00:10.000Z'],
  ])('%s in %s is %s', (date, timeZone, expected) => {
    expect(new Date(publicationTime(date, timeZone)).toISOString()).toBe(expected)
  })

  it('is shown in the time zone of the site', () => {
    expect(momentText('2030-04-30T16:00:00.000Z', 'Asia/Shanghai')).toBe(
      '2030-05-01 00:00 (Asia/Shanghai)',
    )
  })
})

describe('a text', () => {
  const date = '2030-05-01'
  const start = Date.parse('2030-05-01T00:00Z')

  it('is scheduled until the millisecond before its date, and published at it', () => {
    const scheduled = { state: 'scheduled', from: '2030-05-01T00:00:00.000Z' }
    expect(unpublishedAt(start - 1, { date }, 'UTC')).toEqual(scheduled)
    expect(unpublishedAt(start, { date }, 'UTC')).toBeUndefined()
  })

  it('is a draft whatever its date says, and published without either', () => {
    expect(unpublishedAt(start - 1, { date, draft: true }, 'UTC')).toEqual({ state: 'draft' })
    expect(unpublishedAt(start, { draft: true }, 'UTC')).toEqual({ state: 'draft' })
    expect(unpublishedAt(start, { draft: false }, 'UTC')).toBeUndefined()
  })
})

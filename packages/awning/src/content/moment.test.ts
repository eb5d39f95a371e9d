import { describe, expect, it, onTestFinished } from 'vitest'
import { byMoment, isMoment, isoMoment } from './moment.ts'

describe('the moment of a written date', () => {
  it.each([
    // A day without a time is the same everywhere.
    ['2030-05-01', 'UTC', '2030-05-01T00:00:00.000Z'],
    ['2030-05-01', 'Asia/Shanghai', '2030-05-01T00:00:00.000Z'],
    ['2030-01-01 00:00', 'Europe/London', '2030-01-01T00:00:00.000+00:00'],
    ['2030-05-01 09:00', 'Asia/Kathmandu', '2030-05-01T09:00:00.000+05:45'],
    // On the day on which the clocks change, before and after they do.
    ['2030-03-31 00:30', 'Europe/Berlin', '2030-03-31T00:30:00.000+01:00'],
    ['2030-03-31 12:00', 'Europe/Berlin', '2030-03-31T12:00:00.000+02:00'],
    ['2030-05-01T12:30', 'Asia/Shanghai', '2030-05-01T12:30:00.000+08:00'],
    ['2030-05-01 12:30', 'UTC', '2030-05-01T12:30:00.000Z'],
    // A zone of its own counts more than the settings.
    ['2030-05-01T12:30Z', 'Asia/Shanghai', '2030-05-01T12:30:00.000Z'],
    ['2030-05-01 12:30+02:00', 'Asia/Shanghai', '2030-05-01T12:30:00.000+02:00'],
    ['2030-05-01T12:30:10-0330', 'UTC', '2030-05-01T12:30:10.000-03:30'],
  ])('%s in %s is %s', (date, timeZone, expected) => {
    expect(isoMoment(date, timeZone)).toBe(expected)
    expect(isMoment(date)).toBe(true)
  })

  it('needs one format for all dates in a zone', () => {
    const { DateTimeFormat } = Intl
    let made = 0
    class Counted extends DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
        super(...given)
        made += 1
      }
    }
    Object.assign(Intl, { DateTimeFormat: Counted })
    onTestFinished(() => void Object.assign(Intl, { DateTimeFormat }))
    const days = Array.from({ length: 20 }, (_, at) => `2030-05-${at + 10}`)
    expect(days.map((day) => isoMoment(`${day} 09:00`, 'Asia/Tokyo'))).toEqual(
      days.map((day) => `${day}T09:00:00.000+09:00`),
    )
    expect(made).toBe(1)
  })

  it('is later than one on an earlier day in a zone that is behind', () => {
    const dates = ['2030-05-01T00:00:00.000+08:00', '2030-04-30T20:00:00.000-04:00']
    const sorted = dates.map((date) => ({ date })).toSorted(byMoment)
    expect(sorted.map(({ date }) => date)).toEqual(dates)
    expect(dates.toSorted()).not.toEqual(dates)
  })

  it.each(['2030-02-30', '2030-05-01 24:01', '2030-05-01T12:30+99:00'])('%s is none', (date) => {
    expect(isMoment(date)).toBe(false)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { format, formatDate, formatShortDate, plural, pluralOrMore } from './format.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

describe('format', () => {
  it('fills names in, as often as they occur', () => {
    expect(format('{a} and {b}, {a}', { a: 'x', b: 2 })).toBe('x and 2, x')
  })

  it('leaves a name it has no value for', () => {
    expect(format('{a} {b}', { a: 0 })).toBe('0 {b}')
  })

  it('does not read the values again', () => {
    expect(format('{a} {b}', { a: '{b} $&', b: 'x' })).toBe('{b} $& x')
  })
})

describe('plural', () => {
  it.each([
    [0, '0 posts'],
    [1, 'One post'],
    [2, '2 posts'],
    [21, '21 posts'],
  ])('of %i in English', (count, text) => {
    expect(plural(en.posts, count, 'en')).toBe(text)
  })

  it('has one form in Chinese', () => {
    expect([1, 2].map((count) => plural(zh.posts, count, 'zh'))).toEqual(['1篇', '2篇'])
  })

  it.each([
    [1, '1 запись'],
    [3, '3 записи'],
    [5, '5 записей'],
    [21, '21 запись'],
    [1200, '1\u00a0200 записей'],
  ])('of %i in Russian', (count, text) => {
    expect(plural(ru.posts, count, 'ru')).toBe(text)
  })

  it.each([
    [0, 'لا صفحات'],
    [1, 'صفحة واحدة'],
    [2, 'صفحتان'],
    [3, '3 صفحات'],
    [11, '11 صفحة'],
    [100, '100 صفحة'],
  ])('of %i in Arabic', (count, text) => {
    expect(plural(ar.pages, count, 'ar')).toBe(text)
  })

  it('writes numbers as the language does', () => {
    const forms = { other: '{count}' }
    expect(['en', 'de', 'hi'].map((lang) => plural(forms, 1_234_567, lang))).toEqual([
      '1,234,567',
      '1.234.567',
      '12,34,567',
    ])
  })

  it('marks a number that was rounded down', () => {
    expect(pluralOrMore(en.moreBelow, 1500, 'en')).toBe('1,500+ more below')
  })

  it('uses the last form of a message with too few', () => {
    expect(plural({ other: '{count} x' }, 1, 'en')).toBe('1 x')
  })
})

describe('formatDate', () => {
  it('follows the language', () => {
    expect(formatDate('2021-08-26T00:00:00.000Z', 'zh')).toBe('2021年8月26日')
    expect(formatDate('2021-08-26T00:00:00.000Z', 'en')).toBe('August 26, 2021')
  })

  // Each in a language that no other test uses, because formats are made once.
  it.each([
    ['Pacific/Pago_Pago', 'en-AU'],
    ['Pacific/Kiritimati', 'en-NZ'],
  ])('shows the day that was written, also in %s', (zone, lang) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      expect(formatDate('2021-08-26T00:00:00.000Z', lang)).toBe('26 August 2021')
      expect(formatDate('2021-08-26T23:59:00.000Z', lang)).toBe('26 August 2021')
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  it('makes one format for all dates of a language', () => {
    const { DateTimeFormat } = Intl
    let made = 0
    function CountedFormat(...options: ConstructorParameters<typeof DateTimeFormat>) {
      made += 1
      return new DateTimeFormat(...options)
    }
    vi.stubGlobal('Intl', { DateTimeFormat: CountedFormat })
    const days = ['2021-08-26', '2021-08-27'].map((day) => formatDate(day, 'en-IE'))
    vi.unstubAllGlobals()
    expect(days).toEqual(['26 August 2021', '27 August 2021'])
    expect(made).toBe(1)
  })
})

describe('formatShortDate', () => {
  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'follows the language, also in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(formatShortDate('2021-08-26', 'zh')).toBe('2021/8/26')
      expect(formatShortDate('2021-08-26', 'en')).toBe('8/26/2021')
      vi.unstubAllEnvs()
    },
  )
})

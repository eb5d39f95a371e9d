import type { BodyStrings, BrowserSupport } from './writeContext.ts'

/** What browsers support, as a phrase that can stand in brackets. */
export function baselinePhrase(
  support: BrowserSupport,
  strings: BodyStrings['baseline'],
  lang: string,
): string {
  if (support.state !== 'limited') {
    const date = monthSince(support.since, lang)
    return fill(support.orEarlier ? strings.earlier : strings[support.state], { date })
  }
  const { has, lacks, date } = support
  const list = new Intl.ListFormat(lang, { type: 'conjunction' })
  const values = {
    browsers: list.format(has),
    others: list.format(lacks),
    date: monthOf(date, lang),
  }
  if (has.length === 0) return fill(strings.none, values)
  return fill(lacks.length === 0 ? strings.all : strings.some, values)
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

function monthOf(day: string, lang: string): string {
  return monthFormat(lang).format(new Date(day))
}

const monthFormat = perLanguage({ year: 'numeric', month: 'long', timeZone: 'UTC' })
const dateFormat = perLanguage({ dateStyle: 'long', timeZone: 'UTC' })

/** A format takes longer to make than to use, and a text may name many features. */
function perLanguage(options: Intl.DateTimeFormatOptions): (lang: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (lang) => {
    const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, options)
    formats.set(lang, format)
    return format
  }
}

/** The month as it is written in a date, which some languages inflect: “февраля” after “с”, not “февраль”. */
function monthSince(day: string, lang: string): string {
  const date = new Date(day)
  const month = dateFormat(lang)
    .formatToParts(date)
    .find(({ type }) => type === 'month')?.value
  return monthFormat(lang)
    .formatToParts(date)
    .map(({ type, value }) => (type === 'month' ? (month ?? value) : value))
    .join('')
}

import type { BaselineStrings, BrowserSupport } from './writeContext.ts'

/** What browsers support, as a phrase that can stand in brackets. */
export function baselinePhrase(
  support: BrowserSupport,
  strings: BaselineStrings,
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

function monthFormat(lang: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: 'UTC' })
}

/** The month as it is written in a date, which some languages inflect: “февраля” after “с”, not “февраль”. */
function monthSince(day: string, lang: string): string {
  const date = new Date(day)
  const whole = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  const month = whole.formatToParts(date).find(({ type }) => type === 'month')?.value
  return monthFormat(lang)
    .formatToParts(date)
    .map(({ type, value }) => (type === 'month' ? (month ?? value) : value))
    .join('')
}

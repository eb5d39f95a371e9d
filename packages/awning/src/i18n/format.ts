import type { PluralForms } from './strings.ts'

/** Fills `{name}` in a text. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Fills in the plural form for a number; `other` is used if the language has no such form. */
export function plural(forms: PluralForms, count: number, lang: string): string {
  return format(formFor(forms, count, lang), { count: formatNumber(count, lang) })
}

/** `450+ more`, where the number was rounded down. */
export function pluralOrMore(forms: PluralForms, count: number, lang: string): string {
  return format(formFor(forms, count, lang), { count: `${formatNumber(count, lang)}+` })
}

const pluralRules = new Map<string, Intl.PluralRules>()

function formFor(forms: PluralForms, count: number, lang: string): string {
  const rules = madeOnce(pluralRules, lang, () => new Intl.PluralRules(lang))
  return forms[rules.select(count)] ?? forms.other
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** `1,234`, `1.234`, `12,34,567`. */
export function formatNumber(value: number, lang: string): string {
  return madeOnce(numberFormats, lang, () => new Intl.NumberFormat(lang)).format(value)
}

const minuteFormats = new Map<string, Intl.NumberFormat>()

/** `5分钟`, `5 min`. */
export function formatMinutes(minutes: number, lang: string): string {
  const make = () => new Intl.NumberFormat(lang, { style: 'unit', unit: 'minute' })
  return madeOnce(minuteFormats, lang, make).format(minutes)
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** `2021年8月26日`, `August 26, 2021`: the day with which an ISO date begins, in whatever time zone it goes on. */
export function formatDate(iso: string, lang: string): string {
  const make = () => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  return madeOnce(dateFormats, lang, make).format(new Date(iso.slice(0, 10)))
}

/** `2021/8/26`, `8/26/2021`: the same day. */
export function formatShortDate(iso: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { timeZone: 'UTC' }).format(new Date(iso.slice(0, 10)))
}

/** A date and time with its zone. */
export function formatMoment(iso: string, lang: string, timeZone: string): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const
  return new Intl.DateTimeFormat(lang, { ...parts, ...time }).format(new Date(iso))
}

/** Making a format takes many times as long as using it, and every page of a site uses the same ones. */
function madeOnce<T>(made: Map<string, T>, lang: string, make: () => T): T {
  const format = made.get(lang) ?? make()
  made.set(lang, format)
  return format
}

/**
 * The ISO form of a date of the front matter, which begins with the day as it is written. A time without a zone is in
 * that of the settings. A day without a time is given as its start in UTC: it is shown as a day.
 */
export function isoMoment(date: string, timeZone: string): string {
  const day = date.slice(0, 10)
  const [, time, zone] = timeAndZone.exec(date.slice(11)) ?? []
  if (time === undefined) return `${day}T00:00:00.000Z`
  const local = `${day}T${time.padEnd(8, ':00')}.000`
  return `${local}${zone?.replace(/(\d\d)(\d\d)$/, '$1:$2') ?? zoneAt(local, timeZone)}`
}

const timeAndZone = /^(\d\d:\d\d(?::\d\d)?)(Z|[+-].*)?$/

/** Whether the day, the time and the time zone exist. */
export function isMoment(date: string): boolean {
  const day = date.slice(0, 10)
  const start = new Date(`${day}T00:00:00Z`)
  // The 30th of February becomes a day in March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
  return isDay && !Number.isNaN(Date.parse(isoMoment(date, 'UTC')))
}

/** Sorts the oldest first. Sorting is stable, so texts of the same moment keep the order of their files. */
export function byMoment(a: { readonly date: string }, b: { readonly date: string }): number {
  return Date.parse(a.date) - Date.parse(b.date)
}

/** How the clocks of a time zone differ from UTC when they show this time: `Z` or `+08:00`. */
function zoneAt(local: string, timeZone: string): string {
  if (timeZone === 'UTC') return 'Z'
  const inUtc = Date.parse(`${local}Z`)
  // The offset depends on the moment, which depends on the offset: the second estimate is right.
  const estimate = Date.parse(local + offsetAt(inUtc, timeZone))
  return offsetAt(estimate, timeZone)
}

/** To make one takes many times as long as to use it, and each date of a site needs it twice. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>()

function offsetAt(time: number, timeZone: string): string {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // `GMT+08:00`; some versions of Node write UTC as `GMT` alone.
  return /[+-]\d\d:\d\d/.exec(name)?.[0] ?? '+00:00'
}

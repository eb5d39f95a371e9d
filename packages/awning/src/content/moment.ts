/**
 * The ISO form of a date of the front matter, with or without a time. Without a time zone it is UTC.
 */
export function isoMoment(date: string): string {
  return new Date(withZone(date)).toISOString()
}

/** Whether the day, the time and the time zone exist. */
export function isMoment(date: string): boolean {
  const day = date.slice(0, 10)
  const start = new Date(`${day}T00:00:00Z`)
  // The 30th of February becomes a day in March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
  return isDay && !Number.isNaN(Date.parse(withZone(date)))
}

function withZone(date: string): string {
  const normal = date.replace(' ', 'T')
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(normal.slice(10))
  return normal.length === 10 || hasZone ? normal : `${normal}Z`
}

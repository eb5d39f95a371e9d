export interface DatedName {
  /** `YYYY-MM-DD`, when the name starts with a date that exists. */
  date?: string
  /** The rest of the name, for the slug; never empty. */
  name: string
}

// One-digit months and days count only in one piece: `2021/12/3-tips.md` is no third of December.
const DATE = '(?:(\\d{4})[-/](\\d{2})[-/](\\d{2})|(\\d{4})-(\\d{1,2})-(\\d{1,2}))(?!\\d)'
const DATED = new RegExp(`^((?:[^/]+/)*?)${DATE}[-_/\\s]*(.*)$`, 'su')

/** Splits a post's path, relative to its collection, into the date it starts with and its name. */
export function datedName(relativePath: string): DatedName {
  const name = relativePath.replace(/\.mdx?$/iu, '').replace(/\/index$/iu, '')
  const match = DATED.exec(name)
  if (match === null) return { name }
  const date = calendarDate(match[2] ?? match[5], match[3] ?? match[6], match[4] ?? match[7])
  if (date === undefined) return { name }
  return { date, name: `${match[1] ?? ''}${match[8] || date}` }
}

function calendarDate(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${written}T00:00:00Z`)
  // The 30th of February either fails to parse or becomes a day in March.
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written)
  return exists ? written : undefined
}

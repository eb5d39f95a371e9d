import { format, formatDate } from 'awning'

/** One time that the game was played: the days on which that began and ended, `YYYY-MM-DD`, if known. */
export interface Playthrough {
  readonly started?: string
  readonly finished?: string
}

export interface JournalWords {
  /** `{from}`, `{to}` */
  readonly range: string
  /** `{date}` */
  readonly since: string
  /** `{date}` */
  readonly until: string
}

/** `January 28, 2022 – February 18, 2022`, `since January 28, 2022`, `finished on February 18, 2022`. */
export function playthroughText(
  { started, finished }: Playthrough,
  words: JournalWords,
  lang: string,
): string {
  if (started === undefined)
    return finished === undefined ? '' : format(words.until, { date: formatDate(finished, lang) })
  if (finished === undefined) return format(words.since, { date: formatDate(started, lang) })
  const [from, to] = [formatDate(started, lang), formatDate(finished, lang)]
  return from === to ? from : format(words.range, { from, to })
}

/** Whether it ended before it began. */
export function isReversed({ started, finished }: Playthrough): boolean {
  return started !== undefined && finished !== undefined && finished < started
}

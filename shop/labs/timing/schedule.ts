/** At which end of a burst a handler runs. */
export type Edge = 'leading' | 'trailing' | 'both'

/** One run of the handler. `of` is the place of the event whose data it got. */
export interface Run {
  readonly at: number
  readonly of: number
}

/** A stretch in which the handler waits or refuses. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What a way of calling makes of events. */
export interface Schedule {
  readonly runs: readonly Run[]
  readonly spans: readonly Span[]
}

/** The schedule as far as it has come. */
export function until({ runs, spans }: Schedule, now: number): Schedule {
  return {
    runs: runs.filter(({ at }) => at <= now),
    spans: spans
      .filter(({ from }) => from < now)
      .map(({ from, to }) => ({ from, to: Math.min(to, now) })),
  }
}

/** When the next handler runs after a moment. */
export function nextRun(schedules: readonly Schedule[], now: number): number | undefined {
  const later = schedules.flatMap(({ runs }) => runs.map(({ at }) => at)).filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : undefined
}

/** On which edge of a burst a handler runs. */
export type Edge = 'leading' | 'trailing' | 'both'

/** One run of the handler. */
export interface Run {
  readonly at: number
  /** The index of the event that it handles. */
  readonly eventIndex: number
}

/** A period in which the handler waits (debounce) or is blocked (throttle). */
export interface Span {
  readonly from: number
  readonly to: number
}

/** When a handler runs and waits for a series of events. */
export interface Schedule {
  readonly runs: readonly Run[]
  readonly spans: readonly Span[]
}

/** The part of a schedule up to a time. */
export function scheduleUntil({ runs, spans }: Schedule, now: number): Schedule {
  return {
    runs: runs.filter(({ at }) => at <= now),
    spans: spans
      .filter(({ from }) => from < now)
      .map(({ from, to }) => ({ from, to: Math.min(to, now) })),
  }
}

/** The time of the next run after `now`, in any schedule. */
export function nextRun(schedules: readonly Schedule[], now: number): number | undefined {
  const later = schedules.flatMap(({ runs }) => runs.map(({ at }) => at)).filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : undefined
}

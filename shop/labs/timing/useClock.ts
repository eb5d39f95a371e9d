import { useEffect, useEffectEvent } from 'react'
import { timelineLength } from './sampleEvents.ts'
import { nextRun, type Schedule } from './schedule.ts'
import type { Recorder } from './useRecording.ts'

/** Advances the timeline: with every frame, or, with reduced motion, whenever a handler runs. */
export function useClock({ recording, advance }: Recorder, schedules: readonly Schedule[]): void {
  const now = recording?.now ?? timelineLength
  const start = recording?.start ?? 0
  const advanceNow = useEffectEvent(() => advance(performance.now()))
  const timeToNextRun = useEffectEvent(
    () => start + (nextRun(schedules, now) ?? timelineLength) - performance.now(),
  )
  useEffect(() => {
    if (now >= timelineLength) return undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setTimeout(advanceNow, Math.max(timeToNextRun(), 0) + 1)
      return () => clearTimeout(timer)
    }
    const request = requestAnimationFrame(() => advanceNow())
    return () => cancelAnimationFrame(request)
  }, [now, start])
}

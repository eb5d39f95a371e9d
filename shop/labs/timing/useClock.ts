import { useEffect, useEffectEvent } from 'react'
import { lineLength } from './samples.ts'
import { nextRun, type Schedule } from './schedule.ts'
import type { Recorder } from './useRecording.ts'

/** Moves the line on: with every picture, or, for those who want no motion, when a handler runs. */
export function useClock({ recording, moveOn }: Recorder, schedules: readonly Schedule[]): void {
  const now = recording?.now ?? lineLength
  const start = recording?.start ?? 0
  const moveOnNow = useEffectEvent(() => moveOn(performance.now()))
  const pause = useEffectEvent(
    () => start + (nextRun(schedules, now) ?? lineLength) - performance.now(),
  )
  useEffect(() => {
    if (now >= lineLength) return undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setTimeout(moveOnNow, Math.max(pause(), 0) + 1)
      return () => clearTimeout(timer)
    }
    const request = requestAnimationFrame(() => moveOnNow())
    return () => cancelAnimationFrame(request)
  }, [now, start])
}

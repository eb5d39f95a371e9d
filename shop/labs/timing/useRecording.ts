import { useState } from 'react'
import { timelineLength, recordingLength } from './sampleEvents.ts'

/** Events of the reader. `now` is the current time on the timeline. */
export interface Recording {
  readonly start: number
  readonly times: readonly number[]
  readonly now: number
}

/** The time of the first event: a little after the start of the timeline. */
const firstEventTime = 100
const emptyRecording: Recording = { start: 0, times: [], now: timelineLength }

export interface Recorder {
  readonly recording: Recording | undefined
  /** Returns to the samples. */
  readonly discard: () => void
  /** Clears the timeline for new events. */
  readonly clear: () => void
  /** Records an event at a time of the page's clock. */
  readonly record: (clock: number) => void
  /** Advances the timeline to a time of the page's clock. */
  readonly advance: (clock: number) => void
}

/** Records three seconds of events; a later event starts a new recording. */
export function useRecording(): Recorder {
  const [recording, setRecording] = useState<Recording>()
  return {
    recording,
    discard: () => setRecording(undefined),
    clear: () => setRecording(emptyRecording),
    record: (clock) =>
      setRecording((old) => {
        if (!old || old.now >= timelineLength)
          return { start: clock - firstEventTime, times: [firstEventTime], now: firstEventTime }
        const time = clock - old.start
        // The time of an event can be slightly before that of the previous one.
        if (time > recordingLength || time < (old.times.at(-1) ?? 0)) return old
        return { ...old, times: [...old.times, time], now: Math.max(old.now, time) }
      }),
    advance: (clock) =>
      setRecording(
        (old) =>
          old && { ...old, now: Math.min(Math.max(old.now, clock - old.start), timelineLength) },
      ),
  }
}

import { useState } from 'react'
import { lineLength, recorded } from './samples.ts'

/** Events of the reader's own. `now` is how far the line has come. */
export interface Recording {
  readonly start: number
  readonly times: readonly number[]
  readonly now: number
}

/** The first event stands a little inside the line. */
const lead = 100
const none: Recording = { start: 0, times: [], now: lineLength }

export interface Recorder {
  readonly recording: Recording | undefined
  /** Goes back to the samples. */
  readonly drop: () => void
  /** Clears the line for new events. */
  readonly clear: () => void
  /** An event at a time of the page's clock. */
  readonly record: (clock: number) => void
  /** Moves the line on to a time of the page's clock. */
  readonly moveOn: (clock: number) => void
}

/** Three seconds of events; the next one after them starts again. */
export function useRecording(): Recorder {
  const [recording, setRecording] = useState<Recording>()
  return {
    recording,
    drop: () => setRecording(undefined),
    clear: () => setRecording(none),
    record: (clock) =>
      setRecording((old) => {
        if (!old || old.now >= lineLength) return { start: clock - lead, times: [lead], now: lead }
        const time = clock - old.start
        // Events can carry a time just before the last one's.
        if (time > recorded || time < (old.times.at(-1) ?? 0)) return old
        return { ...old, times: [...old.times, time], now: Math.max(old.now, time) }
      }),
    moveOn: (clock) =>
      setRecording(
        (old) => old && { ...old, now: Math.min(Math.max(old.now, clock - old.start), lineLength) },
      ),
  }
}

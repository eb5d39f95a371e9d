'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Panel, Stack } from '../kit/layout.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { inLanguage } from '../language.ts'
import { codec, edges, minWait } from './codec.ts'
import { debounce } from './debounce.ts'
import { frames } from './frames.ts'
import { EventPad } from './EventPad.tsx'
import { timelineLength, maxWait, sampleNames, samples } from './sampleEvents.ts'
import { scheduleUntil } from './schedule.ts'
import { strings } from './strings.ts'
import { throttle } from './throttle.ts'
import { TimeRow } from './TimeRow.tsx'
import { useClock } from './useClock.ts'
import { useRecording } from './useRecording.ts'

const seconds = [0, 1, 2, 3]

/** Shows when a debounced, a throttled and an animation-frame handler run for the same events. */
export default function TimingLab(props: LabProps): ReactNode {
  const [state, setState] = useLabState(codec, props)
  const recorder = useRecording()
  const t = inLanguage(strings, props.locale)
  const { recording } = recorder
  const times = recording?.times ?? samples[state.sample]
  const now = recording?.now ?? timelineLength
  const isOver = now >= timelineLength
  const schedules = [
    debounce(times, state.wait, state.debounce),
    throttle(times, state.wait, state.throttle),
    frames(times),
  ]
  useClock(recorder, schedules)
  const shown = schedules.map((schedule) => scheduleUntil(schedule, now))
  const names = [
    `${t.debounceName} · ${t.edges[state.debounce]}`,
    `${t.throttleName} · ${t.edges[state.throttle]}`,
    t.frames,
  ]
  const counts = shown.map(({ runs }) => runs.length)
  const [debounced = 0, throttled = 0, framed = 0] = counts
  const edgeOptions = edges.map((value) => ({ value, label: t.edges[value] }))
  return (
    <Stack>
      <Columns>
        <RadioGroup
          legend={t.events}
          value={recording ? 'own' : state.sample}
          options={[...sampleNames, 'own' as const].map((value) => ({
            value,
            label: t.samples[value],
          }))}
          onChange={(sample) => {
            if (sample === 'own') return recorder.clear()
            recorder.discard()
            setState({ ...state, sample })
          }}
        />
        <RangeField
          label={t.wait}
          min={minWait}
          max={maxWait}
          step={10}
          value={state.wait}
          valueText={`${state.wait} ms`}
          onChange={(wait) => setState({ ...state, wait })}
        />
        <RadioGroup
          legend={t.debounce}
          value={state.debounce}
          options={edgeOptions}
          onChange={(edge) => setState({ ...state, debounce: edge })}
        />
        <RadioGroup
          legend={t.throttle}
          value={state.throttle}
          options={edgeOptions}
          onChange={(edge) => setState({ ...state, throttle: edge })}
        />
      </Columns>
      <Panel title={t.line}>
        <TimeRow name={t.raw} count={t.times(times.length)} times={times} now={now} />
        {shown.map(({ runs, spans }, index) => (
          <TimeRow
            key={index}
            areRuns
            name={names[index] ?? ''}
            count={t.times(runs.length)}
            times={runs.map(({ at }) => at)}
            spans={spans}
            now={now}
            outcome={
              isOver && times.length > 0
                ? runs.at(-1)?.eventIndex === times.length - 1
                  ? { good: true, text: t.gotLast }
                  : { good: false, text: t.lostLast }
                : undefined
            }
          />
        ))}
        <svg className={kit['mono']} width="100%" height="16" fontSize="11" aria-hidden>
          {seconds.map((second) => (
            <text
              key={second}
              x={`${(second * 100_000) / timelineLength}%`}
              y="13"
              fill="var(--soft)"
            >
              {second} s
            </text>
          ))}
        </svg>
        <p className={kit['soft']}>{t.legend}</p>
      </Panel>
      <EventPad words={t} active={!isOver} onEvent={recorder.record} />
      <p role="status">
        {isOver && times.length > 0 && t.done(times.length, debounced, throttled, framed)}
      </p>
    </Stack>
  )
}

'use client'

import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Stack } from '../kit/layout.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { ranges, type VitalsState } from './codec.ts'
import { ShiftTable } from './ShiftTable.tsx'
import { ShiftFrames } from './ShiftFrames.tsx'
import { lateArrivals, reservationKinds, causes, type Cause } from './layoutModel.ts'
import type { VitalsStrings } from './strings.ts'

interface Props {
  readonly state: VitalsState
  readonly onChange: (state: VitalsState) => void
  readonly words: VitalsStrings
}

/** The CLS part: a sample page, the content that arrives late, and the score of the shifts. */
export function ShiftPart({ state, onChange, words }: Props): ReactNode {
  const [chosenCause, setChosenCause] = useState<Cause>('image')
  const arrivals = lateArrivals(state.reservations, state.adAt)
  const shifts = arrivals.filter(({ score }) => score > 0)
  const shownArrival =
    shifts.find(({ cause }) => cause === chosenCause) ?? shifts[0] ?? arrivals.at(-1)
  const [from, to, step] = ranges.adAt
  return (
    <>
      <Staged columns>
        <Stage>
          <Stack>
            {shifts.length > 0 && (
              <RadioGroup
                legend={words.shownShift}
                value={shownArrival?.cause ?? 'image'}
                options={shifts.map(({ cause }) => ({ value: cause, label: words.causes[cause] }))}
                onChange={setChosenCause}
              />
            )}
            {shownArrival && <ShiftFrames arrival={shownArrival} words={words} />}
            {shifts.length === 0 && <p className={kit['good']}>✓ {words.noShift}</p>}
          </Stack>
        </Stage>
        <Stack>
          {causes.map((cause) => (
            <RadioGroup
              key={cause}
              legend={words.causes[cause]}
              value={state.reservations[cause]}
              options={reservationKinds.map((value) => ({
                value,
                label: words.reservations[cause][value],
              }))}
              onChange={(reservation) => {
                setChosenCause(cause)
                onChange({
                  ...state,
                  reservations: { ...state.reservations, [cause]: reservation },
                })
              }}
            />
          ))}
          <RangeField
            label={words.adAt}
            min={from}
            max={to}
            step={step}
            value={state.adAt}
            valueText={`${(state.adAt / 1000).toFixed(1)} s`}
            onChange={(adAt) => onChange({ ...state, adAt })}
          />
        </Stack>
      </Staged>
      <ShiftTable jumps={shifts} words={words} />
      <p className={kit['soft']}>{words.windowNote}</p>
    </>
  )
}

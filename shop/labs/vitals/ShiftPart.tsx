'use client'

import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Stack } from '../kit/layout.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { ranges, type VitalsState } from './codec.ts'
import { ShiftTable } from './ShiftTable.tsx'
import { SmallPage } from './SmallPage.tsx'
import { arrivals, cares, causes, type Cause } from './smallPage.ts'
import type { VitalsStrings } from './strings.ts'

interface Props {
  readonly state: VitalsState
  readonly onChange: (state: VitalsState) => void
  readonly words: VitalsStrings
}

/** A small page, what comes late on it, and what that costs. */
export function ShiftPart({ state, onChange, words }: Props): ReactNode {
  const [chosen, setChosen] = useState<Cause>('image')
  const all = arrivals(state.cares, state.adAt)
  const jumps = all.filter(({ score }) => score > 0)
  const seen = jumps.find(({ cause }) => cause === chosen) ?? jumps[0] ?? all.at(-1)
  const [from, to, step] = ranges.adAt
  return (
    <>
      <Columns>
        <Stack>
          {causes.map((cause) => (
            <RadioGroup
              key={cause}
              legend={words.causes[cause]}
              value={state.cares[cause]}
              options={cares.map((value) => ({ value, label: words.cares[cause][value] }))}
              onChange={(care) => {
                setChosen(cause)
                onChange({ ...state, cares: { ...state.cares, [cause]: care } })
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
        <Stack>
          {jumps.length > 0 && (
            <RadioGroup
              legend={words.look}
              value={seen?.cause ?? 'image'}
              options={jumps.map(({ cause }) => ({ value: cause, label: words.causes[cause] }))}
              onChange={setChosen}
            />
          )}
          {seen && <SmallPage arrival={seen} words={words} />}
          {jumps.length === 0 && <p className={kit['good']}>✓ {words.nothing}</p>}
        </Stack>
      </Columns>
      <ShiftTable jumps={jumps} words={words} />
      <p className={kit['soft']}>{words.windowNote}</p>
    </>
  )
}

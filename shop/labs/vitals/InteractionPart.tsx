'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Columns, Panel, Stack } from '../kit/layout.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { Readout } from '../kit/Readout.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { InteractionTimeline } from './InteractionTimeline.tsx'
import { ranges, type VitalsState } from './codec.ts'
import { measureInteraction } from './interaction.ts'
import { rate } from './rating.ts'
import { Ranking } from './Ranking.tsx'
import type { VitalsStrings } from './strings.ts'

interface Props {
  readonly state: VitalsState
  readonly onChange: (state: VitalsState) => void
  readonly words: VitalsStrings
}

const sliders = ['blocked', 'work', 'nodes'] as const

/** The INP part: one click, and the visit that it belongs to. */
export function InteractionPart({ state, onChange, words }: Props): ReactNode {
  const { click } = state
  const interaction = measureInteraction(click)
  const rating = rate('inp', interaction.duration)
  return (
    <>
      <Columns>
        {sliders.map((name) => (
          <RangeField
            key={name}
            label={words[name]}
            min={ranges[name][0]}
            max={ranges[name][1]}
            step={ranges[name][2]}
            value={click[name]}
            valueText={name === 'nodes' ? String(click.nodes) : `${click[name]} ms`}
            onChange={(value) => onChange({ ...state, click: { ...click, [name]: value } })}
          />
        ))}
        <Checkbox
          label={words.yields}
          checked={click.yields}
          onChange={(yields) => onChange({ ...state, click: { ...click, yields } })}
        />
      </Columns>
      <Panel>
        <InteractionTimeline interaction={interaction} words={words} />
      </Panel>
      <Readout label={words.duration}>
        {interaction.delay} + {interaction.processing} + {interaction.presentation} →{' '}
        <b>{interaction.duration} ms</b>{' '}
        <span className={kit[rating === 'good' ? 'good' : 'bad']}>
          {rating === 'good' ? '✓' : '✗'} {words.ratings[rating]}
        </span>
      </Readout>
      {click.yields && <p className={kit['soft']}>{words.yieldNote}</p>}
      <Columns>
        <RangeField
          label={words.others}
          min={ranges.others[0]}
          max={ranges.others[1]}
          step={ranges.others[2]}
          value={state.others}
          onChange={(others) => onChange({ ...state, others })}
        />
        <Stack>
          <Ranking ownDuration={interaction.duration} count={state.others} words={words} />
        </Stack>
      </Columns>
    </>
  )
}

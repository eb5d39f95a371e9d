'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns } from '../kit/layout.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import {
  aligns,
  directions,
  justifies,
  defaultItem,
  templates,
  type LayoutState,
} from './layoutState.ts'
import { ranges } from './codec.ts'
import type { LayoutStrings } from './strings.ts'

interface Props {
  readonly state: LayoutState
  readonly onChange: (state: LayoutState) => void
  readonly words: LayoutStrings
}

const toOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

/** The properties of the container. The labels are the CSS names, since these are what readers learn here. */
export function ContainerControls({ state, onChange, words }: Props): ReactNode {
  const change = (changes: Partial<LayoutState>) => onChange({ ...state, ...changes })
  const resize = (count: number) =>
    change({
      items: Array.from({ length: count }, (_, index) => state.items[index] ?? defaultItem),
    })
  return (
    <Columns>
      {state.display === 'flex' ? (
        <>
          <RadioGroup
            legend="flex-direction"
            value={state.direction}
            options={toOptions(directions)}
            onChange={(direction) => change({ direction })}
          />
          <Checkbox
            label="flex-wrap: wrap"
            checked={state.wrap}
            onChange={(wrap) => change({ wrap })}
          />
          <SelectField
            label="justify-content"
            value={state.justify}
            options={toOptions(justifies)}
            onChange={(justify) => change({ justify })}
          />
        </>
      ) : (
        <>
          <SelectField
            label="grid-template-columns"
            value={state.template}
            options={toOptions(templates)}
            onChange={(template) => change({ template })}
          />
          <SelectField
            label="justify-items"
            value={state.alignInline}
            options={toOptions(aligns)}
            onChange={(alignInline) => change({ alignInline })}
          />
        </>
      )}
      <SelectField
        label="align-items"
        value={state.align}
        options={toOptions(aligns)}
        onChange={(align) => change({ align })}
      />
      <RangeField
        label="gap"
        min={ranges.gap[0]}
        max={ranges.gap[1]}
        step={ranges.gap[2]}
        value={state.gap}
        valueText={`${state.gap}px`}
        onChange={(gap) => change({ gap })}
      />
      <RangeField
        label={words.count}
        min={ranges.items[0]}
        max={ranges.items[1]}
        value={state.items.length}
        onChange={resize}
      />
      <Checkbox
        label={words.long}
        checked={state.hasLongWord}
        onChange={(hasLongWord) => change({ hasLongWord })}
      />
    </Columns>
  )
}

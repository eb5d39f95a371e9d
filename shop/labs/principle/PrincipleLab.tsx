'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns, Stack } from '../kit/layout.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { inLanguage } from '../language.ts'
import { spanOf } from './chartGeometry.ts'
import { comparisonOf } from './comparison.ts'
import { frameOf, rates } from './frame.ts'
import { boxStep, minBoxes, maxBoxes, principleCodec } from './principleState.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { strings } from './strings.ts'
import kit from '../kit/kit.module.css'

/** Compares two changes: which stages of the rendering pipeline each of them repeats. */
export default function PrincipleLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(principleCodec, props)
  const { left, right, rate, boxes } = state
  const frames = [frameOf(left, boxes), frameOf(right, boxes)] as const
  const span = spanOf(frames, rate)
  return (
    <Stack>
      <Columns>
        <RadioGroup
          legend={t.rate}
          options={rates.map((each) => ({ value: String(each), label: t.hertz(each) }))}
          value={String(rate)}
          onChange={(value) => setState({ ...state, rate: value === '120' ? 120 : 60 })}
        />
        <RangeField
          label={t.boxes}
          min={minBoxes}
          max={maxBoxes}
          step={boxStep}
          value={boxes}
          onChange={(value) => setState({ ...state, boxes: value })}
        />
      </Columns>
      <Columns>
        <ChangePanel
          t={t}
          title={t.sides[0]}
          name={left}
          frame={frames[0]}
          rate={rate}
          span={span}
          onChoose={(name) => setState({ ...state, left: name })}
        />
        <ChangePanel
          t={t}
          title={t.sides[1]}
          name={right}
          frame={frames[1]}
          rate={rate}
          span={span}
          onChoose={(name) => setState({ ...state, right: name })}
        />
      </Columns>
      <p role="status">{comparisonOf(left, right, boxes, t)}</p>
      <small className={kit['soft']}>{t.schematic}</small>
    </Stack>
  )
}

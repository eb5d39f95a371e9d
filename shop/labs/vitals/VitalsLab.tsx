'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Stack } from '../kit/layout.tsx'
import { inLanguage } from '../language.ts'
import { InteractionPart } from './InteractionPart.tsx'
import { codec } from './codec.ts'
import { ShiftPart } from './ShiftPart.tsx'
import { strings } from './strings.ts'

/** Interactive models of CLS and INP. */
export default function VitalsLab(props: LabProps): ReactNode {
  const [state, setState] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  const Part = state.part === 'shift' ? ShiftPart : InteractionPart
  return (
    <Stack>
      <RadioGroup
        legend={t.part}
        value={state.part}
        options={[
          { value: 'shift', label: t.shiftPart },
          { value: 'click', label: t.clickPart },
        ]}
        onChange={(part) => setState({ ...state, part })}
      />
      <Part state={state} onChange={setState} words={t} />
      <p className={kit['soft']}>{t.model}</p>
    </Stack>
  )
}

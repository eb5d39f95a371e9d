'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Stack } from '../kit/layout.tsx'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { ResultTable } from '../kit/ResultTable.tsx'
import { inLanguage } from '../language.ts'
import { codec } from './codec.ts'
import { evaluate, expressions } from './evaluate.ts'
import { strings } from './strings.ts'
import { valueNames } from './values.ts'

/** One value in all the expressions that treat null, undefined or falsy values specially. */
export default function NullishLab(props: LabProps): ReactNode {
  const [name, setName] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  return (
    <Stack>
      <RadioGroup
        legend={t.value}
        value={name}
        options={valueNames.map((value) => ({ value, label: value }))}
        onChange={setName}
      />
      <ResultTable
        caption={t.results}
        rows={expressions.map((code) => {
          const result = evaluate(code, name)
          const note = t.notes[code]
          return { code, result, bad: result.startsWith('TypeError'), ...(note ? { note } : {}) }
        })}
      />
    </Stack>
  )
}

'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, useState, type ReactNode } from 'react'
import { Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { inLanguage } from '../language.ts'
import { BitGrid } from './BitGrid.tsx'
import { fromBits, toBits } from './bits.ts'
import { codec } from './codec.ts'
import { roundingDetails } from './digitRows.ts'
import { DigitList } from './DigitList.tsx'
import { evaluate } from './evaluate.ts'
import { NumberFacts } from './NumberFacts.tsx'
import { BitFields } from './BitFields.tsx'
import { formatNumber } from './neighbours.ts'
import { Neighbours } from './Neighbours.tsx'
import { presetIds, presetOf, presets } from './presets.ts'
import { strings } from './strings.ts'

function initialText(bits: bigint): string {
  const preset = presetOf(bits)
  return preset ? presets[preset] : formatNumber(fromBits(bits))
}

/** A double: its bits to flip, its exact decimal value, and its neighbours. */
export default function NumberLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [bits, setBits] = useLabState(codec, props)
  const [text, setText] = useState(() => initialText(bits))
  const details = useMemo(() => roundingDetails(text, bits), [text, bits])
  const isReadable = evaluate(text) !== undefined
  const preset = presetOf(bits)

  function editText(next: string): void {
    setText(next)
    const evaluation = evaluate(next)
    if (evaluation) setBits(toBits(evaluation.value))
  }

  function changeBits(next: bigint): void {
    setBits(next)
    setText(formatNumber(fromBits(next)))
  }

  return (
    <Stack>
      <div role="group" aria-label={words.presets}>
        <Group>
          {presetIds.map((id) => (
            <Button key={id} pressed={id === preset} onClick={() => editText(presets[id])}>
              <span className={kit['mono']}>{presets[id]}</span>
            </Button>
          ))}
        </Group>
      </div>
      <TextField label={words.input} value={text} onChange={editText} mono invalid={!isReadable} />
      {!isReadable && (
        <p className={kit['bad']}>
          <WithCode>{words.unreadable}</WithCode>
        </p>
      )}
      {preset && isReadable && (
        <p>
          <WithCode>{words.presetNotes[preset]}</WithCode>
        </p>
      )}
      <BitGrid bits={bits} words={words} onChange={changeBits} />
      <p className={kit['label']}>{words.keys}</p>
      <BitFields bits={bits} words={words} />
      <DigitList rows={details.rows} words={words} />
      <Neighbours bits={bits} details={details} words={words} onChange={changeBits} />
      <NumberFacts bits={bits} words={words} />
    </Stack>
  )
}

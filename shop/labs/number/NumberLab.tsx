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
import { accountOf } from './digitRows.ts'
import { Digits } from './Digits.tsx'
import { evaluate } from './evaluate.ts'
import { Facts } from './Facts.tsx'
import { Fields } from './Fields.tsx'
import { textOf } from './neighbours.ts'
import { Neighbours } from './Neighbours.tsx'
import { presetIds, presetOf, presets } from './presets.ts'
import { strings } from './strings.ts'

function writtenFor(bits: bigint): string {
  const preset = presetOf(bits)
  return preset ? presets[preset] : textOf(fromBits(bits))
}

/** A double: its bits to flip, the number they mean to the last digit, and the numbers next to it. */
export default function NumberLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [bits, setBits] = useLabState(codec, props)
  const [text, setText] = useState(() => writtenFor(bits))
  const account = useMemo(() => accountOf(text, bits), [text, bits])
  const isReadable = evaluate(text) !== undefined
  const preset = presetOf(bits)

  function write(next: string): void {
    setText(next)
    const read = evaluate(next)
    if (read) setBits(toBits(read.value))
  }

  function change(next: bigint): void {
    setBits(next)
    setText(textOf(fromBits(next)))
  }

  return (
    <Stack>
      <div role="group" aria-label={words.presets}>
        <Group>
          {presetIds.map((id) => (
            <Button key={id} pressed={id === preset} onClick={() => write(presets[id])}>
              <span className={kit['mono']}>{presets[id]}</span>
            </Button>
          ))}
        </Group>
      </div>
      <TextField label={words.input} value={text} onChange={write} mono invalid={!isReadable} />
      {!isReadable && (
        <p className={kit['bad']}>
          <WithCode>{words.unreadable}</WithCode>
        </p>
      )}
      {preset && isReadable && (
        <p>
          <WithCode>{words.stories[preset]}</WithCode>
        </p>
      )}
      <BitGrid bits={bits} words={words} onChange={change} />
      <p className={kit['label']}>{words.keys}</p>
      <Fields bits={bits} words={words} />
      <Digits rows={account.rows} words={words} />
      <Neighbours bits={bits} account={account} words={words} onChange={change} />
      <Facts bits={bits} words={words} />
    </Stack>
  )
}

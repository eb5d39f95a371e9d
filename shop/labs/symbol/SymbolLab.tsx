'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Checkbox } from '../kit/Checkbox.tsx'
import { CodeBox } from '../kit/CodeBox.tsx'
import { Columns, Stack } from '../kit/layout.tsx'
import { ResultTable } from '../kit/ResultTable.tsx'
import { inLanguage } from '../language.ts'
import { basketCode, symbolNames } from './basket.ts'
import { codec } from './codec.ts'
import { outcomes } from './expressions.ts'
import { strings } from './strings.ts'

/** Well-known symbols on an object, and what the operations of the language then do with it. */
export default function SymbolLab(props: LabProps): ReactNode {
  const [chosen, setChosen] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  return (
    <Stack>
      <Columns>
        <div>
          {symbolNames.map((name) => (
            <Checkbox
              key={name}
              label={`Symbol.${name}`}
              checked={chosen.includes(name)}
              onChange={(on) =>
                setChosen(
                  symbolNames.filter((each) => (each === name ? on : chosen.includes(each))),
                )
              }
            />
          ))}
        </div>
        <CodeBox label={t.code} code={basketCode(chosen)} copy={t.copy} copied={t.copied} />
      </Columns>
      <ResultTable
        caption={t.results}
        rows={outcomes(chosen).map(({ symbol, ...row }) => ({ ...row, note: t.uses(symbol) }))}
      />
    </Stack>
  )
}

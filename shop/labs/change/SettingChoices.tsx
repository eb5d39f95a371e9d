'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { checkings } from './angular.ts'
import type { ChangeState } from './codec.ts'
import { ways } from './parts.ts'
import { savings } from './react.ts'
import type { ChangeStrings } from './strings.ts'

interface Props {
  readonly t: ChangeStrings
  readonly state: ChangeState
  readonly onChange: (next: Partial<ChangeState>) => void
}

/** How the change is written, and what this framework alone has to choose. */
export function SettingChoices({ t, state, onChange }: Props): ReactNode {
  return (
    <>
      {state.model === 'react' && (
        <RadioGroup
          legend={t.saving}
          value={state.saving}
          options={savings.map((value) => ({ value, label: t.savings[value] }))}
          onChange={(saving) => onChange({ saving })}
        />
      )}
      {state.model === 'angular' && (
        <RadioGroup
          legend={t.checking}
          value={state.checking}
          options={checkings.map((value) => ({ value, label: t.checkings[value] }))}
          onChange={(checking) => onChange({ checking })}
        />
      )}
      <RadioGroup
        legend={t.way}
        value={state.way}
        options={ways.map((value) => ({ value, label: t.ways[value] }))}
        onChange={(way) => onChange({ way })}
      />
    </>
  )
}

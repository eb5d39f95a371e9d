'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { changeDetections } from './angular.ts'
import type { ChangeState } from './codec.ts'
import { updateStyles } from './components.ts'
import { memoizations } from './react.ts'
import type { ChangeStrings } from './strings.ts'

interface Props {
  readonly t: ChangeStrings
  readonly state: ChangeState
  readonly onChange: (next: Partial<ChangeState>) => void
}

/** How the update is written, and the settings that only this framework has. */
export function SettingChoices({ t, state, onChange }: Props): ReactNode {
  return (
    <>
      {state.model === 'react' && (
        <RadioGroup
          legend={t.memoization}
          value={state.memoization}
          options={memoizations.map((value) => ({ value, label: t.memoizations[value] }))}
          onChange={(memoization) => onChange({ memoization })}
        />
      )}
      {state.model === 'angular' && (
        <RadioGroup
          legend={t.changeDetection}
          value={state.changeDetection}
          options={changeDetections.map((value) => ({ value, label: t.changeDetections[value] }))}
          onChange={(changeDetection) => onChange({ changeDetection })}
        />
      )}
      <RadioGroup
        legend={t.updateStyle}
        value={state.updateStyle}
        options={updateStyles.map((value) => ({ value, label: t.updateStyles[value] }))}
        onChange={(updateStyle) => onChange({ updateStyle })}
      />
    </>
  )
}

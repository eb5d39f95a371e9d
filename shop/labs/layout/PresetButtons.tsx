'use client'

import type { ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import kit from '../kit/kit.module.css'
import { Group } from '../kit/layout.tsx'
import { codec } from './codec.ts'
import type { LayoutState } from './layoutState.ts'
import { presetNames, presets } from './presets.ts'
import type { LayoutStrings } from './strings.ts'

interface Props {
  readonly state: LayoutState
  readonly onChange: (state: LayoutState) => void
  readonly words: LayoutStrings
}

/** Layouts to start from. */
export function PresetButtons({ state, onChange, words }: Props): ReactNode {
  const encoded = codec.encode(state)
  return (
    <div>
      <div className={kit['label']}>{words.presets}</div>
      <Group>
        {presetNames.map((name) => (
          <Button
            key={name}
            pressed={codec.encode(presets[name]) === encoded}
            onClick={() => onChange(presets[name])}
          >
            {words.preset[name]}
          </Button>
        ))}
      </Group>
    </div>
  )
}

'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns, Panel, Stack } from '../kit/layout.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import styles from './LinkLab.module.css'
import { heroSources, priorities, scriptModes, type LoadingSettings } from './loadingSettings.ts'
import type { LinkStrings } from './strings.ts'

interface Props {
  readonly settings: LoadingSettings
  readonly words: LinkStrings
  readonly onChange: (change: Partial<LoadingSettings>) => void
}

const scripts = ['stats', 'lib', 'app'] as const
const toggles = [
  'blocking',
  'preconnect',
  'fontPreload',
  'heroPreload',
  'lowerImagesPreload',
  'unusedPreload',
] as const

/** The controls for everything that the author of the page can decide. */
export function LoadingControls({ settings, words, onChange }: Props): ReactNode {
  return (
    <Columns>
      <Panel title={words.scripts}>
        <div className={styles['modes']}>
          <Stack>
            {scripts.map((name) => (
              <RadioGroup
                key={name}
                legend={`${name}.js`}
                value={settings[name]}
                options={scriptModes.map((value) => ({ value, label: words.modes[value] }))}
                onChange={(mode) => onChange({ [name]: mode })}
              />
            ))}
            <RadioGroup
              legend={words.heroPriority}
              value={settings.heroPriority}
              options={priorities.map((value) => ({ value, label: value }))}
              onChange={(heroPriority) => onChange({ heroPriority })}
            />
          </Stack>
        </div>
      </Panel>
      <Panel title={words.others}>
        <Stack>
          <div>
            {toggles.map((name) => (
              <Checkbox
                key={name}
                label={words.switches[name]}
                checked={settings[name]}
                onChange={(on) => onChange({ [name]: on })}
              />
            ))}
          </div>
          <RadioGroup
            legend={words.heroPlace}
            value={settings.heroSource}
            options={heroSources.map((value) => ({ value, label: words.heroPlaces[value] }))}
            onChange={(heroSource) => onChange({ heroSource })}
          />
        </Stack>
      </Panel>
    </Columns>
  )
}

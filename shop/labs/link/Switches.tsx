'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns, Panel, Stack } from '../kit/layout.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import styles from './LinkLab.module.css'
import { heroPlaces, priorities, scriptModes, type Settings } from './settings.ts'
import type { LinkStrings } from './strings.ts'

interface Props {
  readonly settings: Settings
  readonly words: LinkStrings
  readonly onChange: (change: Partial<Settings>) => void
}

const scripts = ['stats', 'lib', 'app'] as const
const toggles = [
  'blocking',
  'preconnect',
  'fontPreload',
  'heroPreload',
  'shelfPreload',
  'sparePreload',
] as const

/** Everything the author of the page may decide. */
export function Switches({ settings, words, onChange }: Props): ReactNode {
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
            value={settings.heroPlace}
            options={heroPlaces.map((value) => ({ value, label: words.heroPlaces[value] }))}
            onChange={(heroPlace) => onChange({ heroPlace })}
          />
        </Stack>
      </Panel>
    </Columns>
  )
}

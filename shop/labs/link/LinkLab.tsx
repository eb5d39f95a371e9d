'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Stage, Staged } from '../kit/Stage.tsx'
import { inLanguage } from '../language.ts'
import { codec } from './codec.ts'
import { headLines } from './headLines.ts'
import styles from './LinkLab.module.css'
import { PaintTimes } from './PaintTimes.tsx'
import { LoadingNotes } from './LoadingNotes.tsx'
import { presetNames, presets, type PresetName } from './loadingSettings.ts'
import { simulate } from './simulate.ts'
import { strings } from './strings.ts'
import { LoadingControls } from './LoadingControls.tsx'
import { TimingTable } from './TimingTable.tsx'
import { Waterfall } from './Waterfall.tsx'

/** Shows how a sample page loads, and what each resource hint changes. */
export default function LinkLab(props: LabProps): ReactNode {
  const [settings, setSettings] = useLabState(codec, props)
  const loading = useMemo(() => simulate(settings), [settings])
  const words = inLanguage(strings, props.locale)
  const encoded = codec.encode(settings)
  const preset = presetNames.find((name) => codec.encode(presets[name]) === encoded)
  const options = presetNames.map((value) => ({ value, label: words.presets[value] }))
  return (
    <Staged>
      <RadioGroup<PresetName | 'own'>
        legend={words.preset}
        value={preset ?? 'own'}
        options={preset ? options : [...options, { value: 'own', label: words.custom }]}
        onChange={(name) => name !== 'own' && setSettings(presets[name])}
      />
      <Stage>
        <PaintTimes loading={loading} words={words} />
        <Waterfall loading={loading} words={words} />
      </Stage>
      <LoadingNotes loading={loading} spare={settings.unusedPreload} words={words} />
      <LoadingControls
        settings={settings}
        words={words}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
      <div>
        <TimingTable loading={loading} words={words} />
        <details>
          <summary>{words.html}</summary>
          <pre className={`${styles['small']} ${kit['mono']} ${kit['scroll']}`} tabIndex={0}>
            {headLines(settings).join('\n')}
          </pre>
        </details>
        <details>
          <summary>{words.model}</summary>
          <p className={styles['small']}>{words.simplified}</p>
        </details>
      </div>
    </Staged>
  )
}

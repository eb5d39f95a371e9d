'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { CodeBox } from '../kit/CodeBox.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Stack } from '../kit/layout.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { inLanguage } from '../language.ts'
import { ContrastChecks } from './ContrastChecks.tsx'
import { ContrastSummary } from './ContrastSummary.tsx'
import { codec, ranges, seedNames } from './codec.ts'
import { modes, type Seeds } from './palette.ts'
import { SampleCard } from './SampleCard.tsx'
import { strings } from './strings.ts'
import styles from './TokensLab.module.css'
import { toCss, toDtcg } from './tokens.ts'

const formatters: Readonly<Record<keyof Seeds, (value: number) => string>> = {
  hue: (value) => `${value}°`,
  chroma: (value) => (value / 1000).toFixed(2),
  text: (value) => `${value}%`,
  muted: (value) => `${value}%`,
  accent: (value) => `${value}%`,
  radius: (value) => `${value}px`,
  space: (value) => `${value}px`,
  scale: (value) => `×${(value / 100).toFixed(2)}`,
}

/** A few design decisions, a sample card that uses the resulting tokens, and contrast checks. */
export default function TokensLab(props: LabProps): ReactNode {
  const [seeds, setSeeds] = useLabState(codec, props)
  const [form, setForm] = useState<'css' | 'json'>('css')
  const t = inLanguage(strings, props.locale)
  return (
    <Staged>
      <Stage>
        <div className={styles['samples']}>
          {modes.map((mode) => (
            <div key={mode}>
              <span className={kit['label']}>{t.modes[mode]} </span>
              <ContrastSummary seeds={seeds} mode={mode} words={t} />
              <SampleCard seeds={seeds} mode={mode} words={t} />
            </div>
          ))}
        </div>
      </Stage>
      <Columns>
        {seedNames.map((name) => (
          <RangeField
            key={name}
            label={t.seeds[name]}
            min={ranges[name][0]}
            max={ranges[name][1]}
            step={ranges[name][2]}
            value={seeds[name]}
            valueText={formatters[name](seeds[name])}
            onChange={(value) => setSeeds({ ...seeds, [name]: value })}
          />
        ))}
      </Columns>
      <Columns>
        {modes.map((mode) => (
          <Stack key={mode}>
            <span className={kit['label']}>{t.contrast(t.modes[mode])}</span>
            <ContrastChecks seeds={seeds} mode={mode} words={t} onChange={setSeeds} />
          </Stack>
        ))}
      </Columns>
      <RadioGroup
        legend={t.form}
        value={form}
        options={[
          { value: 'css', label: 'CSS' },
          { value: 'json', label: 'DTCG JSON' },
        ]}
        onChange={setForm}
      />
      <CodeBox
        label={t.code}
        code={form === 'css' ? toCss(seeds) : toDtcg(seeds)}
        copy={t.copy}
        copied={t.copied}
      />
    </Staged>
  )
}

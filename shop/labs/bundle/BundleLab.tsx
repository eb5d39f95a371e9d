'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { CodeBox } from '../kit/CodeBox.tsx'
import { Columns } from '../kit/layout.tsx'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { inLanguage } from '../language.ts'
import { bundle, chartImports, formatImports, logEffects, mainCode } from './bundle.ts'
import { codec } from './codec.ts'
import { OutputFile } from './OutputFile.tsx'
import { strings } from './strings.ts'

/** A module graph, and the files that a bundler makes of it. */
export default function BundleLab(props: LabProps): ReactNode {
  const [settings, setSettings] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  const output = { parts: bundle(settings), topLevel: t.topLevel }
  return (
    <Staged>
      <RadioGroup
        legend={t.chart}
        value={settings.chart}
        options={chartImports.map((value) => ({ value, label: t.charts[value] }))}
        onChange={(chart) => setSettings({ ...settings, chart })}
      />
      <Stage>
        <Columns>
          <OutputFile {...output} file="index.js" title={t.files['index.js']} />
          <OutputFile {...output} file="chart.js" title={t.files['chart.js']} />
          <OutputFile {...output} file={undefined} title={t.files.removed} />
        </Columns>
      </Stage>
      <RadioGroup
        legend={t.format}
        value={settings.format}
        options={formatImports.map((value) => ({ value, label: t.formats[value] }))}
        onChange={(format) => setSettings({ ...settings, format })}
      />
      <RadioGroup
        legend={t.log}
        value={settings.log}
        options={logEffects.map((value) => ({ value, label: t.logs[value] }))}
        onChange={(log) => setSettings({ ...settings, log })}
      />
      <CodeBox label={t.code} code={mainCode(settings)} copy={t.copy} copied={t.copied} />
    </Staged>
  )
}

'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useRef, useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { inLanguage } from '../language.ts'
import { FittsRun } from './FittsRun.tsx'
import { HickRun } from './HickRun.tsx'
import styles from './InteractionLab.module.css'
import { Plot } from './Plot.tsx'
import { ResultsView } from './ResultsView.tsx'
import { sampleAims, samplePicks } from './sample.ts'
import { codec, laws, orders, repeatCounts, type Settings } from './settings.ts'
import { strings } from './strings.ts'
import type { Trial } from './trials.ts'

/** Which runs may be compared. */
function kindOf({ law, order }: Settings): string {
  return law === 'fitts' ? law : order
}

/** The reader's own measurements for two laws; until then a sample. */
export default function InteractionLab(props: LabProps): ReactNode {
  const [settings, setSettings] = useLabState(codec, props)
  const [runs, setRuns] = useState<Readonly<Record<string, readonly Trial[]>>>({})
  const [seed, setSeed] = useState<number>()
  const button = useRef<HTMLDivElement>(null)
  const words = inLanguage(strings, props.locale)
  const { law, order } = settings
  const own = runs[kindOf(settings)]
  const trials = own ?? (law === 'fitts' ? sampleAims() : samplePicks(order === 'ordered'))

  const change = (part: Partial<Settings>) => {
    setSettings({ ...settings, ...part })
    setSeed(undefined)
  }
  const finish = (done: readonly Trial[]) => {
    setRuns({ ...runs, [kindOf(settings)]: done })
    setSeed(undefined)
    // What had the focus is gone: it goes back to where the run began.
    button.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  const run = { words, repeats: Number(settings.repeats), onDone: finish }

  return (
    <Stack>
      <div className={styles['setup']}>
        <RadioGroup
          legend={words.law}
          value={law}
          options={laws.map((value) => ({ value, label: words.laws[value] }))}
          onChange={(value) => change({ law: value })}
        />
        <RadioGroup
          legend={words.repeats}
          value={settings.repeats}
          options={repeatCounts.map((value) => ({ value, label: words.times(value) }))}
          onChange={(repeats) => change({ repeats })}
        />
        {law === 'hick' && (
          <RadioGroup
            legend={words.order}
            value={order}
            options={orders.map((value) => ({ value, label: words.orders[value] }))}
            onChange={(value) => change({ order: value })}
          />
        )}
      </div>
      <p className={styles['small']}>{law === 'fitts' ? words.fittsTask : words.hickTask}</p>
      <div ref={button}>
        <Button onClick={() => setSeed(seed === undefined ? Date.now() : undefined)}>
          {seed !== undefined ? words.stop : own ? words.again : words.start}
        </Button>
      </div>
      <div className={styles['stage']}>
        {seed === undefined ? (
          <>
            <div className={own ? kit['good'] : kit['soft']}>
              {own ? words.yours : words.sample}
            </div>
            <Plot trials={trials} law={law} words={words} />
          </>
        ) : law === 'fitts' ? (
          <FittsRun key={seed} seed={seed} {...run} />
        ) : (
          <HickRun key={seed} seed={seed} ordered={order === 'ordered'} {...run} />
        )}
      </div>
      {/* Out of sight while a run is on, for they are of another; the page keeps its length. */}
      <div {...(seed === undefined ? {} : { style: { visibility: 'hidden' } })}>
        <ResultsView trials={trials} law={law} words={words} />
      </div>
    </Stack>
  )
}

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
import { sampleFittsTrials, sampleHickTrials } from './sampleTrials.ts'
import { codec, laws, orders, repeatCounts, type Settings } from './settings.ts'
import { strings } from './strings.ts'
import type { Trial } from './trials.ts'

/** Runs with the same key measure the same thing; the later one replaces the earlier one. */
function runKey({ law, order }: Settings): string {
  return law === 'fitts' ? law : order
}

/** Measures the reader for Fitts's and Hick's laws; shows sample data until then. */
export default function InteractionLab(props: LabProps): ReactNode {
  const [settings, setSettings] = useLabState(codec, props)
  const [runs, setRuns] = useState<Readonly<Record<string, readonly Trial[]>>>({})
  const [seed, setSeed] = useState<number>()
  const startButton = useRef<HTMLDivElement>(null)
  const words = inLanguage(strings, props.locale)
  const { law, order } = settings
  const ownTrials = runs[runKey(settings)]
  const trials =
    ownTrials ?? (law === 'fitts' ? sampleFittsTrials() : sampleHickTrials(order === 'ordered'))

  const changeSettings = (part: Partial<Settings>) => {
    setSettings({ ...settings, ...part })
    setSeed(undefined)
  }
  const finishRun = (done: readonly Trial[]) => {
    setRuns({ ...runs, [runKey(settings)]: done })
    setSeed(undefined)
    // The focused element was removed: the focus returns to the button that started the run.
    startButton.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  const runProps = { words, repeats: Number(settings.repeats), onDone: finishRun }

  return (
    <Stack>
      <div className={styles['setup']}>
        <RadioGroup
          legend={words.law}
          value={law}
          options={laws.map((value) => ({ value, label: words.laws[value] }))}
          onChange={(value) => changeSettings({ law: value })}
        />
        <RadioGroup
          legend={words.repeats}
          value={settings.repeats}
          options={repeatCounts.map((value) => ({ value, label: words.times(value) }))}
          onChange={(repeats) => changeSettings({ repeats })}
        />
        {law === 'hick' && (
          <RadioGroup
            legend={words.order}
            value={order}
            options={orders.map((value) => ({ value, label: words.orders[value] }))}
            onChange={(value) => changeSettings({ order: value })}
          />
        )}
      </div>
      <p className={styles['small']}>{law === 'fitts' ? words.fittsTask : words.hickTask}</p>
      <div ref={startButton}>
        <Button onClick={() => setSeed(seed === undefined ? Date.now() : undefined)}>
          {seed !== undefined ? words.stop : ownTrials ? words.again : words.start}
        </Button>
      </div>
      <div className={styles['stage']}>
        {seed === undefined ? (
          <>
            <div className={ownTrials ? kit['good'] : kit['soft']}>
              {ownTrials ? words.yours : words.sample}
            </div>
            <Plot trials={trials} law={law} words={words} />
          </>
        ) : law === 'fitts' ? (
          <FittsRun key={seed} seed={seed} {...runProps} />
        ) : (
          <HickRun key={seed} seed={seed} ordered={order === 'ordered'} {...runProps} />
        )}
      </div>
      {/* Hidden during a run, because they belong to the previous one; hiding keeps the height of the page. */}
      <div {...(seed === undefined ? {} : { style: { visibility: 'hidden' } })}>
        <ResultsView trials={trials} law={law} words={words} />
      </div>
    </Stack>
  )
}

'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './LinkLab.module.css'
import { presets } from './loadingSettings.ts'
import { simulate, type LoadingResult } from './simulate.ts'
import type { LinkStrings } from './strings.ts'

const baseline = simulate(presets.naive)

/** The key moments of loading, each compared with the unoptimised page. */
export function PaintTimes({
  loading,
  words,
}: {
  loading: LoadingResult
  words: LinkStrings
}): ReactNode {
  const moments = [
    [words.marks.first, loading.firstPaint, baseline.firstPaint],
    [words.marks.largest, loading.largestPaint, baseline.largestPaint],
    [words.marks.content, loading.contentLoaded, baseline.contentLoaded],
    [words.marks.font, loading.fontShown, baseline.fontShown],
  ] as const
  return (
    <dl className={styles['marks']}>
      {moments.map(([name, time, baselineTime]) => (
        <div key={name}>
          <dt className={kit['soft']}>{name}</dt>
          <dd className={kit['mono']}>
            <b>{time}</b> ms <Difference by={time - baselineTime} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Difference({ by, words }: { by: number; words: LinkStrings }): ReactNode {
  if (by === 0) return null
  return (
    <span className={by < 0 ? kit['good'] : kit['bad']} title={words.against}>
      {by < 0 ? `−${-by}` : `+${by}`}
    </span>
  )
}

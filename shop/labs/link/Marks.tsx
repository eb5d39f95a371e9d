'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './LinkLab.module.css'
import { presets } from './settings.ts'
import { simulate, type Loading } from './simulate.ts'
import type { LinkStrings } from './strings.ts'

const first = simulate(presets.naive)

/** The moments that count, each against the page without any care. */
export function Marks({ loading, words }: { loading: Loading; words: LinkStrings }): ReactNode {
  const moments = [
    [words.marks.first, loading.firstPaint, first.firstPaint],
    [words.marks.largest, loading.largestPaint, first.largestPaint],
    [words.marks.content, loading.contentLoaded, first.contentLoaded],
    [words.marks.font, loading.fontShown, first.fontShown],
  ] as const
  return (
    <dl className={styles['marks']}>
      {moments.map(([name, time, before]) => (
        <div key={name}>
          <dt className={kit['soft']}>{name}</dt>
          <dd className={kit['mono']}>
            <b>{time}</b> ms <Difference by={time - before} words={words} />
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

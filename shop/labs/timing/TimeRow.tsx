'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { timelineLength } from './sampleEvents.ts'
import type { Span } from './schedule.ts'
import styles from './TimingLab.module.css'

interface Props {
  readonly name: string
  readonly count: string
  readonly times: readonly number[]
  readonly spans?: readonly Span[]
  /** Whether the marks are runs, which are thick; events are thin. */
  readonly areRuns?: boolean
  readonly outcome?: { readonly good: boolean; readonly text: string } | undefined
  /** The current time on the line. */
  readonly now: number
}

/** One timeline. All its marks are one path, since there can be hundreds. */
export function TimeRow({ name, count, times, spans, areRuns, outcome, now }: Props): ReactNode {
  return (
    <div>
      <div className={styles['head']}>
        <b>{name}</b>
        <output className={kit['mono']}>{count}</output>
        {outcome && <span className={kit[outcome.good ? 'good' : 'bad']}>{outcome.text}</span>}
      </div>
      <svg
        className={styles['line']}
        viewBox={`0 0 ${timelineLength} 24`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {spans?.map(({ from, to }) => (
          <rect
            key={from}
            x={from}
            y="8"
            width={to - from}
            height="16"
            fill="var(--accent)"
            opacity="0.16"
          />
        ))}
        <path
          d={times.map((time) => `M${Math.round(time)} ${areRuns ? 0 : 6}V24`).join('')}
          stroke={areRuns ? 'var(--accent)' : 'currentColor'}
          strokeWidth={areRuns ? 3 : 1}
          vectorEffect="non-scaling-stroke"
        />
        {now < timelineLength && (
          <path
            d={`M${now} 0V24`}
            stroke="var(--line-strong)"
            strokeDasharray="3 2"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  )
}

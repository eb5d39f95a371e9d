'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { lineLength } from './samples.ts'
import type { Span } from './schedule.ts'
import styles from './TimingLab.module.css'

interface Props {
  readonly name: string
  readonly count: string
  readonly times: readonly number[]
  readonly spans?: readonly Span[]
  /** Events are thin, runs are thick. */
  readonly thick?: boolean
  readonly verdict?: { readonly good: boolean; readonly text: string } | undefined
  /** Where the line has come to. */
  readonly now: number
}

/** One line of time. All its marks are one path: there can be hundreds. */
export function TimeRow({ name, count, times, spans, thick, verdict, now }: Props): ReactNode {
  return (
    <div>
      <div className={styles['head']}>
        <b>{name}</b>
        <output className={kit['mono']}>{count}</output>
        {verdict && <span className={kit[verdict.good ? 'good' : 'bad']}>{verdict.text}</span>}
      </div>
      <svg
        className={styles['line']}
        viewBox={`0 0 ${lineLength} 24`}
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
          d={times.map((time) => `M${Math.round(time)} ${thick ? 0 : 6}V24`).join('')}
          stroke={thick ? 'var(--accent)' : 'currentColor'}
          strokeWidth={thick ? 3 : 1}
          vectorEffect="non-scaling-stroke"
        />
        {now < lineLength && (
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

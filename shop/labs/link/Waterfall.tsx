'use client'

import type { ReactNode } from 'react'
import styles from './LinkLab.module.css'
import type { LoadingResult, Timing } from './simulate.ts'
import type { LinkStrings } from './strings.ts'

/** The length of the time axis, in steps of half a second. */
function scale({ loaded, fontShown }: LoadingResult): number {
  return Math.ceil((Math.max(loaded, fontShown) + 100) / 500) * 500
}

/** Bars in the order of the document. Positions are percentages of the width, so that text is not scaled. */
export function Waterfall({
  loading,
  words,
}: {
  loading: LoadingResult
  words: LinkStrings
}): ReactNode {
  const end = scale(loading)
  const toPercent = (time: number) => `${((time / end) * 100).toFixed(2)}%`
  const marks = [
    ['first', loading.firstPaint],
    ['largest', loading.largestPaint],
    ['content', loading.contentLoaded],
  ] as const
  const lines = marks.map(([name, time]) => (
    <line key={name} data-mark={name} x1={toPercent(time)} x2={toPercent(time)} y2="100%" />
  ))
  const { firstPaint, largestPaint, contentLoaded } = loading
  return (
    <div>
      <div
        className={styles['waterfall']}
        role="img"
        aria-label={words.summary(firstPaint, largestPaint, contentLoaded)}
      >
        <span />
        <svg className={styles['head']}>
          {marks.map(([name, time], index) => (
            <g key={name}>
              <line
                data-mark={name}
                x1={toPercent(time)}
                x2={toPercent(time)}
                y1={index * 16 + 3}
                y2="100%"
              />
              <text
                x={toPercent(time)}
                dx={time > end / 2 ? -5 : 5}
                y={index * 16 + 12}
                textAnchor={time > end / 2 ? 'end' : 'start'}
              >
                {words.marks[name]}
              </text>
            </g>
          ))}
        </svg>
        {loading.timings.map((timing) => (
          <Row key={timing.id} timing={timing} toPercent={toPercent}>
            {lines}
          </Row>
        ))}
        <span />
        <svg className={styles['axis']}>
          {Array.from({ length: Math.ceil(end / 1000) }, (_, index) => index * 1000).map((time) => (
            <text key={time} x={toPercent(time)} y="12">
              {time / 1000} s
            </text>
          ))}
        </svg>
      </div>
      <Legend words={words} />
    </div>
  )
}

interface RowProps {
  readonly timing: Timing
  readonly toPercent: (time: number) => string
  readonly children: ReactNode
}

function Row({ timing, toPercent, children }: RowProps): ReactNode {
  const { id, discovered, requested, firstByte, ended, run } = timing
  return (
    <>
      <span>{id}</span>
      <svg className={styles['row']}>
        {children}
        <rect
          data-part="connect"
          x={toPercent(discovered)}
          width={toPercent(requested - discovered)}
          y="9"
          height="4"
        />
        <rect
          data-part="wait"
          x={toPercent(requested)}
          width={toPercent(firstByte - requested)}
          y="7"
          height="8"
        />
        <rect
          data-part="download"
          x={toPercent(firstByte)}
          width={toPercent(ended - firstByte)}
          y="5"
          height="12"
        />
        {run && (
          <rect
            data-part="run"
            x={toPercent(run.start)}
            width={toPercent(run.end - run.start)}
            y="1"
            height="20"
          />
        )}
      </svg>
    </>
  )
}

const parts = ['connect', 'wait', 'download', 'run'] as const
const heights = [4, 8, 12, 18] as const

function Legend({ words }: { words: LinkStrings }): ReactNode {
  return (
    <div className={styles['legend']}>
      {parts.map((part, index) => (
        <span key={part}>
          <svg className={styles['row']} viewBox="0 0 22 22">
            <rect
              data-part={part}
              x="1"
              width="20"
              y={11 - (heights[index] ?? 0) / 2}
              height={heights[index]}
            />
          </svg>
          {words.legend[index]}
        </span>
      ))}
    </div>
  )
}

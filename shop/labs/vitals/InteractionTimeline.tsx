'use client'

import type { ReactNode } from 'react'
import type { Interaction } from './interaction.ts'
import { thresholds } from './rating.ts'
import type { VitalsStrings } from './strings.ts'
import styles from './VitalsLab.module.css'

const shapes = [
  { fill: 'var(--line-strong)', height: 10 },
  { fill: 'var(--accent)', height: 26 },
  { fill: 'var(--gold)', height: 18 },
  { fill: 'none', stroke: 'var(--soft)', strokeDasharray: '3 2', height: 22 },
] as const
const middle = 44

/** The parts of one interaction on a timeline, with the next paint and the two thresholds. */
export function InteractionTimeline({
  interaction,
  words,
}: {
  interaction: Interaction
  words: VitalsStrings
}): ReactNode {
  const lengths = [
    interaction.delay,
    interaction.processing,
    interaction.presentation,
    interaction.later ? interaction.later.work + interaction.later.presentation : 0,
  ]
  const paint = interaction.delay + interaction.processing + interaction.presentation
  const end = Math.max(640, lengths.reduce((sum, length) => sum + length, 0) + 60)
  const toPercent = (time: number) => `${((time / end) * 100).toFixed(2)}%`
  const starts = lengths.map((_, index) =>
    lengths.slice(0, index).reduce((sum, length) => sum + length, 0),
  )
  return (
    <div>
      <svg width="100%" height="84" fontSize="12" fill="var(--soft)" aria-hidden>
        {thresholds.inp.map((time) => (
          <g key={time}>
            <line
              x1={toPercent(time)}
              x2={toPercent(time)}
              y1="20"
              y2="68"
              stroke="var(--line-strong)"
            />
            <text x={toPercent(time)} y="81" textAnchor="middle">
              {time} ms
            </text>
          </g>
        ))}
        {lengths.map((length, index) => {
          const shape = shapes[index]
          return (
            shape && (
              <rect
                key={index}
                {...shape}
                x={toPercent(starts[index] ?? 0)}
                width={toPercent(length)}
                y={middle - shape.height / 2}
              />
            )
          )
        })}
        <line
          x1={toPercent(paint)}
          x2={toPercent(paint)}
          y1="4"
          y2="68"
          stroke="var(--seal)"
          strokeWidth="2"
        />
        <text
          x={toPercent(paint)}
          dx={paint > end / 2 ? -6 : 6}
          y="14"
          textAnchor={paint > end / 2 ? 'end' : 'start'}
          fill="var(--seal)"
        >
          {words.paint} · {paint} ms
        </text>
      </svg>
      <ul className={styles['legend']}>
        {words.parts.map((name, index) => {
          const shape = shapes[index]
          return shape && (index < 3 || interaction.later) ? (
            <li key={name}>
              <svg width="18" height="28" aria-hidden>
                <rect {...shape} x="1" width="14" y={14 - shape.height / 2} />
              </svg>{' '}
              {name} {lengths[index]} ms
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}

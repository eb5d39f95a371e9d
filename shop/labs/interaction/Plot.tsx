'use client'

import type { ReactNode } from 'react'
import styles from './InteractionLab.module.css'
import { summarizeTrials } from './results.ts'
import type { Settings } from './settings.ts'
import type { InteractionStrings } from './strings.ts'
import type { Trial } from './trials.ts'

interface Props {
  readonly trials: readonly Trial[]
  readonly law: Settings['law']
  readonly words: InteractionStrings
}

/** The area of the points in per cent; the margins are for the axes. */
const area = { left: 13, right: 97, top: 8, bottom: 86 }

function toPercent(fraction: number, from: number, to: number): string {
  return `${(from + Math.min(1, Math.max(0, fraction)) * (to - from)).toFixed(2)}%`
}

/** Time against difficulty: every trial, the medians and the line through them. */
export function Plot({ trials, law, words }: Props): ReactNode {
  const { groups, line } = summarizeTrials(trials)
  const maxTime = Math.max(600, ...trials.map(({ time }) => time))
  // The step of the axis, so that it has at most five labels.
  const step = [200, 250, 500, 1000, 2000, 5000].find((size) => size * 5 >= maxTime) ?? 20_000
  const yMax = Math.ceil(maxTime / step) * step
  const xMax = Math.ceil(Math.max(1, ...trials.map(({ bits }) => bits)))
  const x = (bits: number) => toPercent(bits / xMax, area.left, area.right)
  const y = (time: number) => toPercent(time / yMax, area.bottom, area.top)
  const slope = Math.round(line?.slope ?? 0)
  return (
    <>
      <svg
        className={styles['plot']}
        role="img"
        aria-label={words.plot(words.laws[law], slope, (line?.r2 ?? 0).toFixed(2))}
      >
        {Array.from({ length: yMax / step + 1 }, (_, index) => index * step).map((time) => (
          <g key={time}>
            <line x1={x(0)} x2={x(xMax)} y1={y(time)} y2={y(time)} />
            <text x={x(0)} dx="-6" y={y(time)} dy="4" textAnchor="end">
              {time}
            </text>
          </g>
        ))}
        {Array.from({ length: xMax + 1 }, (_, bits) => (
          <text key={bits} x={x(bits)} y={y(0)} dy="16" textAnchor="middle">
            {bits}
          </text>
        ))}
        <text x={x(xMax)} y="100%" dy="-4" textAnchor="end">
          {words.axis}
        </text>
        <text x="0" y="11">
          {words.unit}
        </text>
        {trials.map(({ bits, time, misses }, index) =>
          misses > 0 ? (
            <text key={index} data-missed x={x(bits)} y={y(time)} dy="5" textAnchor="middle">
              ×
            </text>
          ) : (
            <circle key={index} cx={x(bits)} cy={y(time)} r="3" />
          ),
        )}
        {line && (
          <line
            data-fit
            x1={x(groups[0]?.bits ?? 0)}
            y1={y(line.intercept + line.slope * (groups[0]?.bits ?? 0))}
            x2={x(groups.at(-1)?.bits ?? 0)}
            y2={y(line.intercept + line.slope * (groups.at(-1)?.bits ?? 0))}
          />
        )}
        {groups
          .filter(({ median }) => !Number.isNaN(median))
          .map(({ group, bits, median }) => (
            <circle key={group} data-median cx={x(bits)} cy={y(median)} r="6" />
          ))}
      </svg>
      <div className={styles['small']}>
        ● {words.key[0]}　× {words.key[1]}　◯ {words.key[2]}
      </div>
    </>
  )
}

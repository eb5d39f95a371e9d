'use client'

import type { ReactNode } from 'react'
import { stages, stagesOf, type ChangeName } from './changes.ts'
import {
  axisY,
  barHeight,
  barOf,
  chartHeight,
  chartWidth,
  labelWidth,
  forcedLayoutArrows,
  rowOf,
  refreshesOf,
  xOf,
} from './chartGeometry.ts'
import { budgetOf, type Frame, type Rate } from './frame.ts'
import type { PrincipleStrings } from './strings.ts'
import styles from './PrincipleLab.module.css'

interface Props {
  readonly t: PrincipleStrings
  readonly name: ChangeName
  readonly frame: Frame
  readonly rate: Rate
  /** How many schematic milliseconds are shown. */
  readonly span: number
  readonly label: string
}

/** The stages of one frame over time: which are repeated, which are skipped, and where the budget ends. */
export function FrameChart({ t, name, frame, rate, span, label }: Props): ReactNode {
  const repeatedStages = stagesOf(name)
  const end = xOf(budgetOf(rate), span)
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      role="img"
      aria-label={label}
    >
      <text className={styles['soft']} y={11}>
        {t.threads.main}
      </text>
      <text className={styles['soft']} y={rowOf('composite') - 6}>
        {t.threads.compositor}
      </text>
      {stages.map((stage) => (
        <g key={stage}>
          <text y={rowOf(stage) + 12}>{t.stages[stage]}</text>
          {repeatedStages.includes(stage) ? (
            <path
              className={styles['rule']}
              d={`M${labelWidth} ${rowOf(stage) + barHeight + 3}H${chartWidth}`}
            />
          ) : (
            <text className={styles['soft']} x={labelWidth + 4} y={rowOf(stage) + 12}>
              {t.skipped}
            </text>
          )}
        </g>
      ))}
      <rect className={styles['late']} x={end} y={4} width={chartWidth - end} height={axisY - 4} />
      {frame.work.map((work) => {
        const { forced, ...bar } = barOf(work, span)
        return (
          <rect
            key={work.start}
            className={forced ? styles['forced'] : styles['bar']}
            {...bar}
            height={barHeight}
          />
        )
      })}
      {forcedLayoutArrows(frame, span).map((path) => (
        <path key={path} className={styles['arrow']} d={path} />
      ))}
      {refreshesOf(span, rate).map(({ x, time }, index) => (
        <g key={time}>
          <path className={styles['refresh']} d={`M${x} 4V${axisY}`} />
          {index === 0 && (
            <text x={Math.min(x + 24, chartWidth)} y={axisY + 14} textAnchor="end">
              {t.milliseconds(time.toFixed(1))}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

'use client'

import type { ReactNode } from 'react'
import type { Measurements } from './measure.ts'
import styles from './LayoutLab.module.css'
import type { LayoutStrings } from './strings.ts'

interface Props {
  readonly measured: Measurements
  readonly words: LayoutStrings
}

/** The axes of a flex container, or the numbered lines of a grid, drawn over the boxes. */
export function AxisOverlay({ measured, words }: Props): ReactNode {
  const { container, direction } = measured
  const width = Math.max(container.width, 1)
  const height = Math.max(container.height, 1)
  return (
    <svg className={styles['overlay']} width={width} height={height} aria-hidden="true">
      {direction ? (
        <Axes {...{ width, height, direction, words }} />
      ) : (
        <Lines measured={measured} />
      )}
    </svg>
  )
}

interface AxesProps {
  readonly width: number
  readonly height: number
  readonly direction: string
  readonly words: LayoutStrings
}

function Axes({ width, height, direction, words }: AxesProps): ReactNode {
  const isRow = direction.startsWith('row')
  const isReversed = direction.endsWith('reverse')
  const right = `M16 8H${width - 8}m-5 -4l5 4l-5 4`
  const left = `M${width - 16} 8H8m5 -4l-5 4l5 4`
  const down = `M8 16V${height - 8}m-4 -5l4 5l4 -5`
  const up = `M8 ${height - 16}V8m-4 5l4 -5l4 5`
  return (
    <>
      <path className={styles[isRow ? 'main' : 'cross']} d={isRow && isReversed ? left : right} />
      <path className={styles[isRow ? 'cross' : 'main']} d={!isRow && isReversed ? up : down} />
      <text x={width / 2} y="12" textAnchor="middle">
        {isRow ? words.mainAxis : words.crossAxis}
      </text>
      <text x={-height / 2} y="12" textAnchor="middle" transform="rotate(-90)">
        {isRow ? words.crossAxis : words.mainAxis}
      </text>
    </>
  )
}

function Lines({
  measured: { columnLines, rowLines, container },
}: Pick<Props, 'measured'>): ReactNode {
  return (
    <>
      {columnLines.map((x, index) => (
        <g key={`column ${index}`}>
          <path className={styles['main']} d={`M${x} 16V${container.height}`} />
          <text x={x} y="12" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      {rowLines.map((y, index) => (
        <g key={`row ${index}`}>
          <path className={styles['cross']} d={`M16 ${y}H${container.width}`} />
          <text x="8" y={y + 4} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  )
}

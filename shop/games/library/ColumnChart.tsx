import type { ReactNode } from 'react'
import type { Figure } from './statistics.ts'
import styles from './Statistics.module.css'

interface Props {
  readonly title: string
  readonly figures: readonly Figure[]
  /** Label of the first column, where it counts more than its own value. */
  readonly first?: string
  readonly note?: string
}

/** With fewer columns, each is as wide as it would be among so many, in the middle of the chart. */
const leastColumns = 8

/** Counts along a scale as columns, with the same as text for screen readers. */
export function ColumnChart({ title, figures, first, note }: Props): ReactNode {
  const highest = Math.max(1, ...figures.map(({ count }) => count))
  const name = ({ value }: Figure, index: number) => (index === 0 && first) || value
  const inWords = figures.flatMap((figure, index) =>
    figure.count === 0 ? [] : [`${name(figure, index)}: ${figure.count}`],
  )
  const [start, end] = [figures[0]?.value, figures.at(-1)?.value]
  const free = Math.max(0, leastColumns - figures.length) * 10
  // Years would not fit below their columns.
  const isNamed = free > 0 && figures.every(({ value }) => value.length < 3)
  return (
    <figure>
      <figcaption>
        {title}
        {note && <small>{note}</small>}
      </figcaption>
      <svg
        role="img"
        aria-label={inWords.join(', ')}
        viewBox={`${-free / 2} 0 ${figures.length * 10 + free} 40`}
        preserveAspectRatio="none"
      >
        {figures.map((figure, index) => {
          const height = (figure.count / highest) * 40
          return (
            <rect key={figure.value} x={index * 10 + 1} y={40 - height} width="8" height={height}>
              <title>{`${name(figure, index)}: ${figure.count}`}</title>
            </rect>
          )
        })}
      </svg>
      {isNamed ? (
        <p aria-hidden="true" className={styles['named']}>
          {figures.map(({ value }) => (
            <span key={value}>{value}</span>
          ))}
        </p>
      ) : (
        <p aria-hidden="true" className={free > 0 ? styles['few'] : undefined}>
          <span>{first === undefined ? start : `≤ ${start}`}</span>
          {figures.length > 1 && <span>{end}</span>}
        </p>
      )}
    </figure>
  )
}

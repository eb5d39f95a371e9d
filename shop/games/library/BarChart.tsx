import type { ReactNode } from 'react'
import type { Figure } from './statistics.ts'
import styles from './Statistics.module.css'

interface Props {
  readonly title: string
  readonly figures: readonly Figure[]
  /** Labels of values; a value without one is shown as it is. */
  readonly names?: Readonly<Record<string, string>>
}

/** Counts of named values as horizontal bars. */
export function BarChart({ title, figures, names = {} }: Props): ReactNode {
  const maxCount = Math.max(1, ...figures.map(({ count }) => count))
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul className={styles['bars']}>
        {figures.map(({ value, count }) => (
          <li key={value}>
            <span>{names[value] ?? value}</span>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
              <rect width={(count / maxCount) * 100} height="8" />
            </svg>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

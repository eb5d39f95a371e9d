import type { ReactNode } from 'react'
import type { Figure } from './statistics.ts'
import styles from './Statistics.module.css'

interface Props {
  readonly title: string
  readonly figures: readonly Figure[]
  /** What values are called; by themselves where it is not said. */
  readonly names?: Readonly<Record<string, string>>
}

/** Numbers of named things, as bars beside their names. */
export function Bars({ title, figures, names = {} }: Props): ReactNode {
  const longest = Math.max(1, ...figures.map(({ count }) => count))
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul className={styles['bars']}>
        {figures.map(({ value, count }) => (
          <li key={value}>
            <span>{names[value] ?? value}</span>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
              <rect width={(count / longest) * 100} height="8" />
            </svg>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

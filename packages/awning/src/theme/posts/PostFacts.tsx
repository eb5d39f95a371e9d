import type { ReactNode } from 'react'
import type { PostTerm } from '../../content/model.ts'
import styles from './PostParts.module.css'

/** The facts of a post as a list of terms and values. */
export function PostFacts({ terms }: { terms: readonly PostTerm[] }): ReactNode {
  if (terms.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {terms.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

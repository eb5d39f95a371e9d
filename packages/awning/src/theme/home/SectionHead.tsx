import type { ReactNode } from 'react'
import styles from './Home.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly more: string
}

/** The heading of a section of the home page, with a link to all of it. */
export function SectionHead({ id, title, href, more }: Props): ReactNode {
  return (
    <div className={styles['head']}>
      <h2 id={id}>{title}</h2>
      <a href={href} aria-label={`${more}: ${title}`}>
        {more} <span aria-hidden="true">→</span>
      </a>
    </div>
  )
}

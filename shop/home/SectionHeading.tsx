import type { ReactNode } from 'react'
import styles from './Home.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly href: string
  readonly more: string
}

/** The heading of a section of the home page, with a count and a link to everything in it. */
export function SectionHeading({ id, title, note, href, more }: Props): ReactNode {
  return (
    <div className={styles['head']}>
      <h2 id={id}>{title}</h2>
      <small>{note}</small>
      <a href={href}>
        {more} <span aria-hidden="true">→</span>
      </a>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './Home.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly href: string
  readonly more: string
}

/** Sign over one of the shop's places, with the way to all of it. */
export function PlaceHead({ id, title, note, href, more }: Props): ReactNode {
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

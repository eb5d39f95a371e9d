import type { ReactNode } from 'react'
import styles from './Gallery.module.css'
import { tokensLike } from './tokens.ts'

/** Shows lengths as bars, and corners and the shadow as boxes. */
export function Corners(): ReactNode {
  return (
    <>
      <dl className={styles['lengths']}>
        {tokensLike(/^--(?:measure|nav|edge)$/).map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{value}</small>
            </dt>
            <dd className={styles[name.slice(2)]} />
          </div>
        ))}
      </dl>
      <ul className={styles['corners']}>
        {tokensLike(/^--(?:radius(?:-small)?|shadow)$/).map(({ name, value }) => (
          <li key={name}>
            <div className={styles[name.slice(2)]} />
            <code>{name}</code>
            <small>{value}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

import type { ReactNode } from 'react'
import styles from './Gallery.module.css'
import { tokensLike } from './tokens.ts'

/** Each size in the font family that uses it most, then the three families. */
export function TypeScale({ sample }: { sample: string }): ReactNode {
  return (
    <dl className={styles['type']}>
      {[...tokensLike(/^--step/).toReversed(), ...tokensLike(/^--(?:serif|sans|mono)$/)].map(
        ({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{value}</small>
            </dt>
            <dd className={styles[name.slice(2)]}>{sample}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

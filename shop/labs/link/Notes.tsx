'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './LinkLab.module.css'
import type { Loading } from './simulate.ts'
import type { LinkStrings } from './strings.ts'

interface Props {
  readonly loading: Loading
  readonly spare: boolean
  readonly words: LinkStrings
}

/** The order of the scripts, and what would go wrong on a real page. */
export function Notes({ loading: { ran, timings, firstPaint }, spare, words }: Props): ReactNode {
  const sheet = timings.find(({ id }) => id === 'site.css')?.ended ?? 0
  const found = [
    ran.indexOf('app.js') < ran.indexOf('lib.js') && words.wrongOrder,
    firstPaint < sheet && words.flash,
    spare && words.spare,
  ].filter((note) => note !== false)
  return (
    <div className={styles['small']}>
      <span className={kit['soft']}>{words.order}</span>{' '}
      <span className={kit['mono']}>{ran.join(' → ')}</span>
      {found.map((note) => (
        <p key={note} className={kit['bad']}>
          {note}
        </p>
      ))}
    </div>
  )
}

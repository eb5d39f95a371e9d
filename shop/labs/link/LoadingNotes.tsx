'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './LinkLab.module.css'
import type { LoadingResult } from './simulate.ts'
import type { LinkStrings } from './strings.ts'

interface Props {
  readonly loading: LoadingResult
  readonly spare: boolean
  readonly words: LinkStrings
}

/** The order of the scripts, and what would go wrong on a real page. */
export function LoadingNotes({
  loading: { ran, timings, firstPaint },
  spare,
  words,
}: Props): ReactNode {
  const stylesheetEnd = timings.find(({ id }) => id === 'site.css')?.ended ?? 0
  const notes = [
    ran.indexOf('app.js') < ran.indexOf('lib.js') && words.wrongOrder,
    firstPaint < stylesheetEnd && words.flashNote,
    spare && words.unusedNote,
  ].filter((note) => note !== false)
  return (
    <div className={styles['small']}>
      <span className={kit['soft']}>{words.order}</span>{' '}
      <span className={kit['mono']}>{ran.join(' → ')}</span>
      {notes.map((note) => (
        <p key={note} className={kit['bad']}>
          {note}
        </p>
      ))}
    </div>
  )
}

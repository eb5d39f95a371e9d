'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { rate } from './rating.ts'
import type { VitalsStrings } from './strings.ts'
import { outlierDuration, otherInteractions, rankInteractions } from './rankInteractions.ts'
import styles from './VitalsLab.module.css'

interface Props {
  readonly ownDuration: number
  readonly count: number
  readonly words: VitalsStrings
}

/** The slowest interactions of the visit, and which of them counts. */
export function Ranking({ ownDuration, count, words }: Props): ReactNode {
  const slowest = rankInteractions(ownDuration, otherInteractions(count)).slice(0, 5)
  const maxDuration = Math.max(outlierDuration, ownDuration)
  return (
    <table className={styles['table']}>
      <caption className={kit['label']}>{words.slowest}</caption>
      <tbody>
        {slowest.map(({ duration, isOwn, role }, index) => (
          <tr key={index} data-role={role}>
            <td className={kit['mono']}>
              {role === 'ignored' ? <s>{duration} ms</s> : `${duration} ms`}
            </td>
            <td>
              <svg width="72" height="10" aria-hidden>
                <rect
                  width={(duration / maxDuration) * 72}
                  height="10"
                  fill={role === 'inp' ? 'var(--accent)' : 'var(--line-strong)'}
                />
              </svg>
            </td>
            <td>
              {role === 'ignored' && words.ignored}
              {role === 'inp' && (
                <b className={kit[rate('inp', duration) === 'good' ? 'good' : 'bad']}>
                  {words.isInp}
                </b>
              )}
              {isOwn && <span className={kit['soft']}> {words.thisInteraction}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

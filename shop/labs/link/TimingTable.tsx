'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './LinkLab.module.css'
import type { LoadingResult } from './simulate.ts'
import type { LinkStrings } from './strings.ts'

/** The bars of the waterfall as a table. */
export function TimingTable({
  loading,
  words,
}: {
  loading: LoadingResult
  words: LinkStrings
}): ReactNode {
  return (
    <details>
      <summary>{words.table}</summary>
      <div className={kit['scroll']} role="region" aria-label={words.table} tabIndex={0}>
        <table className={`${styles['small']} ${kit['mono']}`}>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loading.timings.map((timing) => (
              <tr key={timing.id}>
                <th scope="row">{timing.id}</th>
                <td>{words.foundBy[timing.foundBy]}</td>
                <td>{timing.discovered}</td>
                <td>{timing.requested}</td>
                <td>{timing.firstByte}</td>
                <td>{timing.ended}</td>
                <td>{timing.run ? `${timing.run.start}–${timing.run.end}` : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

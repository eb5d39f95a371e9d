'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import styles from './MetadataLab.module.css'
import type { PreviewProps } from './previewProps.ts'
import { isMistake, warnings } from './warnings.ts'

/** The warnings about the head; mistakes and hints differ in text as well as in colour. */
export function WarningList({ page, words }: PreviewProps): ReactNode {
  const found = warnings(page)
  return (
    <Panel title={words.checks}>
      {found.length === 0 ? (
        <p className={`${styles['small']} ${kit['good']}`}>{words.allGood}</p>
      ) : (
        <ul className={styles['small']}>
          {found.map((warning) => (
            <li key={warning}>
              <b className={isMistake(warning) ? kit['bad'] : kit['soft']}>
                {isMistake(warning) ? words.mistake : words.hint}
              </b>{' '}
              {words.warnings[warning]}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

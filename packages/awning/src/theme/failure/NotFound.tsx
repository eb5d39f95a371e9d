import type { ReactNode } from 'react'
import type { Site } from '../localeSite.ts'
import styles from './NotFound.module.css'

export function NotFound({ site: { t } }: { site: Site }): ReactNode {
  return (
    <div className={styles['missing']}>
      <h1>{t.notFoundTitle}</h1>
      <p>{t.notFoundLine1}</p>
      <p>{t.notFoundLine2}</p>
    </div>
  )
}

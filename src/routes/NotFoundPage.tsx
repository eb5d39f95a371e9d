import type { ReactNode } from 'react'
import styles from '../theme/failure/Failure.module.css'
import type { Site } from '../theme/site.ts'
import { Head } from './Head.tsx'

/** A title and two lines, and nothing else. */
export function NotFoundPage({ site }: { site: Site }): ReactNode {
  const { t } = site
  return (
    <div className={styles['missing']}>
      <Head site={site} title={t.notFoundTitle} />
      <h1>{t.notFoundTitle}</h1>
      <p>{t.notFoundLine1}</p>
      <p>{t.notFoundLine2}</p>
    </div>
  )
}

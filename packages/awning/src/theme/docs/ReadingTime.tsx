import type { ReactNode } from 'react'
import type { Site } from '../localeSite.ts'
import { readingTime } from '../readingTime.ts'
import styles from './ReadingTime.module.css'
import { langAttributes } from '../langAttributes.ts'

/** A line below the title of a doc. */
export function ReadingTime({ site, minutes }: { site: Site; minutes: number }): ReactNode {
  return (
    <p className={styles['readingTime']} {...langAttributes(site.locale.lang)}>
      {readingTime(site, minutes)}
    </p>
  )
}

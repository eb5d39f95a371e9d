import type { ReactNode } from 'react'
import type { Site } from '../site.ts'
import styles from './Brand.module.css'

/** The red seal and the shop's name: the way home. */
export function Brand({ site }: { site: Site }): ReactNode {
  return (
    <a className={styles['brand']} href={site.root}>
      <span className={styles['seal']} aria-hidden="true" lang="zh">
        杂
      </span>
      {site.text(site.config.title)}
    </a>
  )
}

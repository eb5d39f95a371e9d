import type { ReactNode } from 'react'
import { InlineText } from '../link/InlineText.tsx'
import type { Site } from '../localeSite.ts'
import styles from './FooterText.module.css'

/** A line of Markdown in a column of the footer, or below the columns. */
export function FooterText({ site, text }: { site: Site; text: string }): ReactNode {
  return (
    <p className={styles['text']}>
      <InlineText site={site} text={text} />
    </p>
  )
}

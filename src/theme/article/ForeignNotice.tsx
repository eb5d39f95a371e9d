import type { ReactNode } from 'react'
import styles from './Article.module.css'

/** Above a text that has not been translated. */
export function ForeignNotice({ text }: { text: string }): ReactNode {
  return (
    <p className={styles['notice']} role="note">
      {text}
    </p>
  )
}

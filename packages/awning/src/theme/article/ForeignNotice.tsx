import type { ReactNode } from 'react'
import styles from './Article.module.css'

interface Props {
  readonly text: string
  /** Where the original is, in its own language. */
  readonly original?: { readonly href: string; readonly label: string; readonly lang: string }
}

/** Above a text that has not been translated, or whose original has changed since. */
export function ForeignNotice({ text, original }: Props): ReactNode {
  return (
    <p className={styles['notice']} role="note">
      {text}
      {original && (
        <>
          {' '}
          <a href={original.href} lang={original.lang} hrefLang={original.lang}>
            {original.label}
          </a>
        </>
      )}
    </p>
  )
}

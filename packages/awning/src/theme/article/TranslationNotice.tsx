import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  readonly text: string
  /** A link to the original text, labelled with the name of its language. */
  readonly original?: { readonly href: string; readonly label: string; readonly lang: string }
}

/** A notice above a text that is not translated, or whose translation is stale. */
export function TranslationNotice({ text, original }: Props): ReactNode {
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

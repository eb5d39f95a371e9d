import type { ReactNode } from 'react'
import type { HomeTexts } from './homeTexts.ts'
import styles from './SampleText.module.css'

/** Markdown beside the page that is made of it. */
export function SampleText({ texts }: { readonly texts: HomeTexts }): ReactNode {
  const { sample } = texts
  const source = [
    `## ${sample.heading}`,
    '',
    `${sample.before}[${sample.link}](./switch.md)${sample.after}`,
    '',
    `::: tip ${sample.boxTitle}`,
    sample.box,
    ':::',
  ].join('\n')
  return (
    <div className={styles['sides']}>
      <figure>
        <figcaption>{texts.sourceLabel}</figcaption>
        <pre className={styles['source']}>
          <code>{source}</code>
        </pre>
      </figure>
      <figure>
        <figcaption>{texts.resultLabel}</figcaption>
        <div className={styles['result']}>
          <p className={styles['heading']}>{sample.heading}</p>
          <p>
            {sample.before}
            <span className={styles['link']}>{sample.link}</span>
            {sample.after}
          </p>
          <div className={styles['box']}>
            <p className={styles['boxTitle']}>{sample.boxTitle}</p>
            <p>{sample.box}</p>
          </div>
        </div>
      </figure>
    </div>
  )
}

'use client'

import { useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { headHtml } from './headHtml.ts'
import styles from './MetadataLab.module.css'
import type { PreviewProps } from './preview.ts'

/** The lines themselves, escaped, to take away. */
export function HeadHtml({ page, words }: PreviewProps): ReactNode {
  const html = headHtml(page, words.altText)
  const [copied, setCopied] = useState<string>()
  // A browser that refuses leaves the text, which can be selected.
  const copy = () =>
    void navigator.clipboard.writeText(html).then(
      () => setCopied(html),
      () => {},
    )
  return (
    <Panel title={words.html}>
      <pre className={`${styles['html']} ${kit['mono']} ${kit['scroll']}`} tabIndex={0}>
        {html}
      </pre>
      <Button onClick={copy}>{words.copy}</Button>{' '}
      <span role="status">{copied === html ? words.copied : ''}</span>
    </Panel>
  )
}

'use client'

import { useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { headHtml } from './headHtml.ts'
import styles from './MetadataLab.module.css'
import type { PreviewProps } from './previewProps.ts'

/** The HTML of the head, escaped, with a button to copy it. */
export function HeadHtml({ page, words }: PreviewProps): ReactNode {
  const html = headHtml(page, words.altText)
  const [copied, setCopied] = useState<string>()
  // If the browser refuses access to the clipboard, the reader can still select the text.
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

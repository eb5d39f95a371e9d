'use client'

import { useState, type ReactNode } from 'react'
import kit from './kit.module.css'
import { Button } from './Button.tsx'

interface Props {
  readonly label: string
  readonly code: string
  readonly copy: string
  readonly copied: string
  /** Makes the text editable. */
  readonly onChange?: (code: string) => void
}

const maxRows = 24

/** A text area with code and a button that copies it. */
export function CodeBox({ label, code, copy, copied, onChange }: Props): ReactNode {
  const [copiedCode, setCopiedCode] = useState<string>()
  // If the browser refuses access to the clipboard, the reader can still select the text.
  const copyCode = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopiedCode(code),
      () => {},
    )
  return (
    <div className={kit['field']}>
      <label className={kit['field']}>
        <span className={kit['label']}>{label}</span>
        <span className={`${kit['field']} ${kit['mono']}`}>
          <textarea
            readOnly={!onChange}
            autoCapitalize="off"
            spellCheck={false}
            rows={Math.min(code.split('\n').length, maxRows)}
            value={code}
            onChange={({ target }) => onChange?.(target.value)}
          />
        </span>
      </label>
      <div className={kit['group']}>
        <Button onClick={copyCode}>{copy}</Button>
        <span role="status">{copiedCode === code ? copied : ''}</span>
      </div>
    </div>
  )
}

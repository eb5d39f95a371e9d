'use client'

import { useState, type ReactNode } from 'react'
import kit from './kit.module.css'
import { Press } from './Press.tsx'

interface Props {
  readonly label: string
  readonly code: string
  readonly copy: string
  readonly copied: string
}

const mostRows = 24

/** Code to take away. */
export function CodeBox({ label, code, copy, copied }: Props): ReactNode {
  const [taken, setTaken] = useState<string>()
  // Where the clipboard is refused the text can still be selected.
  const take = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setTaken(code),
      () => {},
    )
  return (
    <div className={kit['field']}>
      <label className={kit['field']}>
        <span className={kit['label']}>{label}</span>
        <span className={`${kit['field']} ${kit['mono']}`}>
          <textarea
            readOnly
            wrap="off"
            spellCheck={false}
            rows={Math.min(code.split('\n').length, mostRows)}
            value={code}
          />
        </span>
      </label>
      <div className={kit['group']}>
        <Press onPress={take}>{copy}</Press>
        <span role="status">{taken === code ? copied : ''}</span>
      </div>
    </div>
  )
}

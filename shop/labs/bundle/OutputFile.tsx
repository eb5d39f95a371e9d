'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import { fileSize, type Part } from './bundle.ts'

interface Props {
  readonly parts: readonly Part[]
  readonly file: Part['file']
  readonly title: string
  readonly topLevel: string
}

/** One file of the output with what it contains, or what was removed. */
export function OutputFile({ parts, file, title, topLevel }: Props): ReactNode {
  const contents = parts.filter((part) => part.file === file)
  if (contents.length === 0) return null
  return (
    <Panel title={title}>
      <b>{fileSize(parts, file)} KB</b>
      <ul>
        {contents.map(({ module, name, size }) => (
          <li key={module + name} className={`${kit['mono']} ${file ? '' : kit['soft']}`}>
            {module} {name || topLevel} {size} KB
          </li>
        ))}
      </ul>
    </Panel>
  )
}

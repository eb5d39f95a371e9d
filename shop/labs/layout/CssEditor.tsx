'use client'

import type { ReactNode } from 'react'
import { CodeBox } from '../kit/CodeBox.tsx'
import kit from '../kit/kit.module.css'
import { generateCss } from './generateCss.ts'
import type { LayoutState } from './layoutState.ts'
import type { LayoutStrings } from './strings.ts'

interface Props {
  readonly state: LayoutState
  readonly editedCss: string | undefined
  readonly ignored: readonly string[]
  readonly onChange: (css: string) => void
  readonly words: LayoutStrings
}

/** The style sheet as text that the reader can change. */
export function CssEditor({ state, editedCss, ignored, onChange, words }: Props): ReactNode {
  return (
    <div>
      <CodeBox
        label={words.css}
        code={editedCss ?? generateCss(state)}
        copy={words.copy}
        copied={words.copied}
        onChange={onChange}
      />
      <p className={kit['bad']} role="status">
        {ignored.length > 0 && words.ignored(ignored.join(', '))}
      </p>
    </div>
  )
}

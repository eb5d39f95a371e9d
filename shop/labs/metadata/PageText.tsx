'use client'

import type { ReactNode } from 'react'
import { TextField } from '../kit/TextField.tsx'
import { longest } from './codec.ts'
import { webAddress } from './page.ts'
import type { FieldsProps } from './preview.ts'

interface Props extends FieldsProps {
  readonly of: 'title' | 'description' | 'siteName' | 'url' | 'ogTitle' | 'ogDescription'
  readonly rows?: number
}

/** One of the texts, no longer than an address can carry. */
export function PageText({ of, rows, page, words, onChange }: Props): ReactNode {
  return (
    <TextField
      label={words[of]}
      value={page[of]}
      {...(rows ? { rows } : {})}
      {...(of === 'url' ? { invalid: !webAddress(page.url) } : {})}
      onChange={(value) => onChange({ [of]: value.slice(0, longest) })}
    />
  )
}

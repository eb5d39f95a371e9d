'use client'

import type { ReactNode } from 'react'
import { TextField } from '../kit/TextField.tsx'
import { maxLength } from './codec.ts'
import { parseWebUrl } from './pageMeta.ts'
import type { FieldsProps } from './previewProps.ts'

interface Props extends FieldsProps {
  readonly field: 'title' | 'description' | 'siteName' | 'url' | 'ogTitle' | 'ogDescription'
  readonly rows?: number
}

/** A text field of the page, limited to a length that fits into an address. */
export function PageText({ field, rows, page, words, onChange }: Props): ReactNode {
  return (
    <TextField
      label={words[field]}
      value={page[field]}
      {...(rows ? { rows } : {})}
      {...(field === 'url' ? { invalid: !parseWebUrl(page.url) } : {})}
      onChange={(value) => onChange({ [field]: value.slice(0, maxLength) })}
    />
  )
}

'use client'

import type { ReactNode } from 'react'
import { useSiteFacts } from '../shell/siteFacts.ts'
import { Html } from './Html.tsx'
import { unpackText } from './packedText.ts'

/** HTML that is abbreviated in the payload. */
export function PackedHtml({ text }: { text: string }): ReactNode {
  return <Html html={unpackText(text, useSiteFacts().phrases)} />
}

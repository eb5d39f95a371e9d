'use client'

import type { ReactNode } from 'react'
import { formatHex } from './formatHex.ts'
import type { Cell, LayerName } from './layers.ts'
import { visibleForm } from './codePointKind.ts'
import type { StringStrings } from './strings.ts'

interface Props {
  readonly cell: Cell
  readonly layer: LayerName
  readonly words: StringStrings
}

/** The content of a cell. */
export function CellContent({ cell, layer, words }: Props): ReactNode {
  const { text, code = 0, surrogate } = cell
  switch (layer) {
    case 'clusters':
      return Array.from(text).length > 1 ? text : visibleForm(text.codePointAt(0) ?? 0)
    case 'points':
      return (
        <>
          {visibleForm(code)}
          <small>{formatHex(code, 'points')}</small>
        </>
      )
    case 'units':
      return (
        <>
          {formatHex(code, 'units')}
          {surrogate && <small>{words.surrogate[surrogate]}</small>}
        </>
      )
    case 'bytes':
      return formatHex(code, 'bytes')
  }
}

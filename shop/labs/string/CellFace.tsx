'use client'

import type { ReactNode } from 'react'
import { hexOf } from './hexOf.ts'
import type { Cell, LayerName } from './layers.ts'
import { pictureOf } from './pointKind.ts'
import type { StringWords } from './strings.ts'

interface Props {
  readonly cell: Cell
  readonly layer: LayerName
  readonly words: StringWords
}

/** What is in a cell. */
export function CellFace({ cell, layer, words }: Props): ReactNode {
  const { text, code = 0, surrogate } = cell
  switch (layer) {
    case 'clusters':
      return Array.from(text).length > 1 ? text : pictureOf(text.codePointAt(0) ?? 0)
    case 'points':
      return (
        <>
          {pictureOf(code)}
          <small>{hexOf(code, 'points')}</small>
        </>
      )
    case 'units':
      return (
        <>
          {hexOf(code, 'units')}
          {surrogate && <small>{words.surrogate[surrogate]}</small>}
        </>
      )
    case 'bytes':
      return hexOf(code, 'bytes')
  }
}

'use client'

import type { ReactNode } from 'react'
import { Panel } from '../kit/layout.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { formatHex } from './formatHex.ts'
import { areRelated, type Cell, type LayerName, type Layers } from './layers.ts'
import { visibleForm, codePointKind } from './codePointKind.ts'
import type { StringStrings } from './strings.ts'

interface Props {
  readonly cell: Cell
  readonly layer: LayerName
  readonly layers: Layers
  readonly words: StringStrings
}

function byteSentence(cell: Cell, layers: Layers, words: StringStrings): string {
  if (cell.surrogate === 'lone') return words.replacement
  const point = layers.points.find((other) => areRelated(cell, other))
  if (point && point.start !== cell.start) return words.continuation
  return words.lead(point ? point.end - point.start - 1 : 0)
}

function explain({ cell, layer, layers, words }: Props): [name: string, sentence: string] {
  const { code = 0, text } = cell
  const relatedTo = (cells: readonly Cell[]) => cells.filter((other) => areRelated(cell, other))
  switch (layer) {
    case 'clusters': {
      const [points, units] = [relatedTo(layers.points).length, relatedTo(layers.units).length]
      const name = points > 1 ? text : visibleForm(text.codePointAt(0) ?? 0)
      return [name, words.cluster(points, units, cell.end - cell.start)]
    }
    case 'points':
      return [`${formatHex(code, layer)} ${visibleForm(code)}`, words.point[codePointKind(code)]]
    case 'units':
      return [
        cell.surrogate
          ? `${formatHex(code, layer)} ${words.surrogate[cell.surrogate]}`
          : formatHex(code, layer),
        words.unit(layers.units.indexOf(cell)),
      ]
    case 'bytes':
      return [
        `${formatHex(code, layer)} = ${code.toString(2).padStart(8, '0')}`,
        byteSentence(cell, layers, words),
      ]
  }
}

/** A sentence about the active cell. */
export function CellDetail(props: Props): ReactNode {
  const [name, sentence] = explain(props)
  return (
    <Panel>
      <b className={kit['mono']}>{name}</b> <WithCode>{sentence}</WithCode>
    </Panel>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Panel } from '../kit/layout.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { hexOf } from './hexOf.ts'
import { areRelated, type Cell, type LayerName, type Layers } from './layers.ts'
import { pictureOf, pointKind } from './pointKind.ts'
import type { StringWords } from './strings.ts'

interface Props {
  readonly cell: Cell
  readonly layer: LayerName
  readonly layers: Layers
  readonly words: StringWords
}

function byteSentence(cell: Cell, layers: Layers, words: StringWords): string {
  if (cell.surrogate === 'lone') return words.replacement
  const point = layers.points.find((other) => areRelated(cell, other))
  if (point && point.start !== cell.start) return words.continuation
  return words.lead(point ? point.end - point.start - 1 : 0)
}

function explain({ cell, layer, layers, words }: Props): [name: string, sentence: string] {
  const { code = 0, text } = cell
  const relatives = (cells: readonly Cell[]) => cells.filter((other) => areRelated(cell, other))
  switch (layer) {
    case 'clusters': {
      const [points, units] = [relatives(layers.points).length, relatives(layers.units).length]
      const name = points > 1 ? text : pictureOf(text.codePointAt(0) ?? 0)
      return [name, words.cluster(points, units, cell.end - cell.start)]
    }
    case 'points':
      return [`${hexOf(code, layer)} ${pictureOf(code)}`, words.point[pointKind(code)]]
    case 'units':
      return [
        cell.surrogate
          ? `${hexOf(code, layer)} ${words.surrogate[cell.surrogate]}`
          : hexOf(code, layer),
        words.unit(layers.units.indexOf(cell)),
      ]
    case 'bytes':
      return [
        `${hexOf(code, layer)} = ${code.toString(2).padStart(8, '0')}`,
        byteSentence(cell, layers, words),
      ]
  }
}

/** One cell in words. */
export function Detail(props: Props): ReactNode {
  const [name, sentence] = explain(props)
  return (
    <Panel>
      <b className={kit['mono']}>{name}</b> <WithCode>{sentence}</WithCode>
    </Panel>
  )
}

'use client'

import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { CellContent } from './CellContent.tsx'
import { CellDetail } from './CellDetail.tsx'
import { areRelated, type LayerName, type Layers } from './layers.ts'
import { moveCell, type Position } from './moveCell.ts'
import css from './StringLab.module.css'
import type { StringStrings } from './strings.ts'

const names = ['clusters', 'points', 'units', 'bytes'] as const

/** The API that counts the cells of each layer. */
const layerApis: Readonly<Record<LayerName, string>> = {
  clusters: 'Intl.Segmenter',
  points: '[...text]',
  units: 'text.length',
  bytes: 'TextEncoder',
}

/** The layers as rows of a table; related cells share columns. */
export function LayerTable({ layers, words }: { layers: Layers; words: StringStrings }): ReactNode {
  const shown = names.filter((name) => layers[name] !== undefined)
  const rows = shown.map((name) => layers[name] ?? [])
  const [chosen, setChosen] = useState<Position>({ row: 0, index: 0 })
  const [hovered, setHovered] = useState<Position>()
  const chosenRow = Math.min(chosen.row, rows.length - 1)
  const current = {
    row: chosenRow,
    index: Math.max(Math.min(chosen.index, (rows[chosenRow]?.length ?? 1) - 1), 0),
  }
  const active = hovered && rows[hovered.row]?.[hovered.index] ? hovered : current
  const cell = rows[active.row]?.[active.index]
  const layer = shown[active.row]

  function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = moveCell(rows, current, event.key)
    if (!next) return
    event.preventDefault()
    setHovered(undefined)
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(idOf(next))}`)?.focus()
  }

  return (
    <>
      <div className={kit['scroll']}>
        <table
          className={`${css['layers']} ${kit['mono']}`}
          role="grid"
          aria-label={words.table}
          onKeyDown={moveByKey}
          onPointerLeave={() => setHovered(undefined)}
        >
          <tbody>
            {layers.clusters === undefined && (
              <tr>
                <th scope="row">{words.layers.clusters}</th>
                <td colSpan={Math.max(layers.bytes.length, 1)}>
                  <WithCode>{words.noSegmenter}</WithCode>
                </td>
              </tr>
            )}
            {shown.map((name, row) => (
              <tr key={name}>
                <th scope="row">
                  {words.layers[name]} <b>{rows[row]?.length}</b>
                  <small>{layerApis[name]}</small>
                </th>
                {rows[row]?.map((other, index) => (
                  <td
                    key={index}
                    id={idOf({ row, index })}
                    colSpan={other.end - other.start}
                    tabIndex={row === current.row && index === current.index ? 0 : -1}
                    aria-current={(row === active.row && index === active.index) || undefined}
                    data-related={(cell && areRelated(cell, other)) || undefined}
                    onFocus={() => setChosen({ row, index })}
                    onPointerEnter={() => setHovered({ row, index })}
                  >
                    <CellContent cell={other} layer={name} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cell && layer ? (
        <CellDetail cell={cell} layer={layer} layers={layers} words={words} />
      ) : (
        <p>{words.empty}</p>
      )}
    </>
  )
}

/** The ids need no prefix per instance: a page has this experiment only once. */
function idOf({ row, index }: Position): string {
  return `string-${row}-${index}`
}

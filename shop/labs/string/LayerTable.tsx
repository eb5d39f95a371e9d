'use client'

import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { CellFace } from './CellFace.tsx'
import { Detail } from './Detail.tsx'
import { areRelated, type LayerName, type Layers } from './layers.ts'
import { moveCell, type Position } from './moveCell.ts'
import css from './StringLab.module.css'
import type { StringWords } from './strings.ts'

const names = ['clusters', 'points', 'units', 'bytes'] as const

/** What counts a layer in a program. */
const counters: Readonly<Record<LayerName, string>> = {
  clusters: 'Intl.Segmenter',
  points: '[...text]',
  units: 'text.length',
  bytes: 'TextEncoder',
}

/** The layers, one a row; what belongs together is in the same columns. */
export function LayerTable({ layers, words }: { layers: Layers; words: StringWords }): ReactNode {
  const shown = names.filter((name) => layers[name] !== undefined)
  const rows = shown.map((name) => layers[name] ?? [])
  const [chosen, setChosen] = useState<Position>({ row: 0, index: 0 })
  const [pointed, setPointed] = useState<Position>()
  const chosenRow = Math.min(chosen.row, rows.length - 1)
  const current = {
    row: chosenRow,
    index: Math.max(Math.min(chosen.index, (rows[chosenRow]?.length ?? 1) - 1), 0),
  }
  const active = pointed && rows[pointed.row]?.[pointed.index] ? pointed : current
  const cell = rows[active.row]?.[active.index]
  const layer = shown[active.row]

  function press(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = moveCell(rows, current, event.key)
    if (!next) return
    event.preventDefault()
    setPointed(undefined)
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(idOf(next))}`)?.focus()
  }

  return (
    <>
      <div className={kit['scroll']}>
        <table
          className={`${css['layers']} ${kit['mono']}`}
          role="grid"
          aria-label={words.table}
          onKeyDown={press}
          onPointerLeave={() => setPointed(undefined)}
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
                  <small>{counters[name]}</small>
                </th>
                {rows[row]?.map((other, index) => (
                  <td
                    key={index}
                    id={idOf({ row, index })}
                    colSpan={other.end - other.start}
                    tabIndex={row === current.row && index === current.index ? 0 : -1}
                    aria-selected={row === active.row && index === active.index}
                    data-related={(cell && areRelated(cell, other)) || undefined}
                    onFocus={() => setChosen({ row, index })}
                    onPointerEnter={() => setPointed({ row, index })}
                  >
                    <CellFace cell={other} layer={name} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cell && layer ? (
        <Detail cell={cell} layer={layer} layers={layers} words={words} />
      ) : (
        <p>{words.empty}</p>
      )}
    </>
  )
}

/** There is one experiment of this name on a page. */
function idOf({ row, index }: Position): string {
  return `string-${row}-${index}`
}

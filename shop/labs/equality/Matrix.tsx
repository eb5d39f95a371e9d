'use client'

import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import kit from '../kit/kit.module.css'
import type { EqualityState } from './codec.ts'
import css from './EqualityLab.module.css'
import { moveInGrid, type GridPosition } from './moveInGrid.ts'
import { areEqual, writeComparison } from './operators.ts'
import type { EqualityStrings } from './strings.ts'
import { sampleValues } from './values.ts'

interface Props {
  readonly state: EqualityState
  readonly words: EqualityStrings
  readonly onChange: (state: EqualityState) => void
}

/** Every value compared with every other; moving through the cells selects the pair. */
export function Matrix({ state, words, onChange }: Props): ReactNode {
  const { left, right, operator } = state
  const table = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(false)
  const results = useMemo(
    () => sampleValues.map((x) => sampleValues.map((y) => areEqual(operator, x.id, y.id))),
    [operator],
  )
  const current: GridPosition = {
    row: sampleValues.findIndex(({ id }) => id === left),
    column: sampleValues.findIndex(({ id }) => id === right),
  }

  // Only the selected cell is focusable, and only after it has been rendered as selected.
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    table.current?.querySelector<HTMLElement>('td[tabindex]')?.focus()
  }, [left, right])

  function choose({ row, column }: GridPosition): void {
    const [x, y] = [sampleValues[row], sampleValues[column]]
    if (!x || !y || (x.id === left && y.id === right)) return
    movesFocus.current = true
    onChange({ ...state, left: x.id, right: y.id })
  }

  function moveByKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = moveInGrid(current, event.key, sampleValues.length)
    if (!next) return
    event.preventDefault()
    choose(next)
  }

  function click({ target }: MouseEvent): void {
    const cell = target instanceof Element ? target.closest('td') : null
    const row = cell?.closest('tr')
    if (cell && row) choose({ row: row.rowIndex - 1, column: cell.cellIndex - 1 })
  }

  return (
    <div className={kit['scroll']}>
      <table
        ref={table}
        className={`${css['matrix']} ${kit['mono']}`}
        role="grid"
        aria-label={words.matrix}
        onKeyDown={moveByKey}
        onClick={click}
      >
        <thead>
          <tr>
            <td />
            {sampleValues.map(({ id, source }) => (
              <th key={id} scope="col" aria-current={id === right || undefined}>
                <span>{source}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleValues.map((x, row) => (
            <tr key={x.id}>
              <th scope="row" aria-current={x.id === left || undefined}>
                {x.source}
              </th>
              {sampleValues.map((y, column) => {
                const equal = results[row]?.[column] === true
                const isCurrent = row === current.row && column === current.column
                return (
                  <td
                    key={y.id}
                    data-equal={equal || undefined}
                    {...(isCurrent && {
                      tabIndex: 0,
                      'aria-current': true,
                      'aria-label': words.cell(
                        writeComparison(operator, x.source, y.source),
                        equal,
                      ),
                    })}
                  >
                    {equal ? '=' : '·'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

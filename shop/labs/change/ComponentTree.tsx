'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Button } from '../kit/Button.tsx'
import styles from './ChangeLab.module.css'
import type { ChangeState } from './codec.ts'
import { componentStatus, type ComponentStatus } from './models.ts'
import { countsAfter, countsBefore, rows, totalOf, type Component } from './components.ts'
import type { UpdateReport } from './updateReport.ts'
import type { ChangeStrings } from './strings.ts'

interface Props {
  readonly t: ChangeStrings
  readonly state: ChangeState
  readonly report: UpdateReport
  readonly onClick: () => void
}

/** Which statuses are highlighted because something happens, and which are dashed because it is skipped. */
const appearances: Partial<Record<ComponentStatus, 'on' | 'off'>> = {
  told: 'on',
  ran: 'on',
  changed: 'on',
  written: 'on',
  skipped: 'off',
  same: 'off',
}

/** The components as nested boxes, with the status of each at the current stage. */
export function ComponentTree({ t, state, report, onClick }: Props): ReactNode {
  const isWritten = state.stage === 'written' && report.written.length > 0
  const counts = isWritten ? countsAfter : countsBefore
  const [label, sum, unit] = t.total(totalOf(counts))

  const renderNumber = (component: Component, value: number) => {
    const isNew = componentStatus(report, component, state.stage) === 'written'
    return <b className={`${kit['mono']} ${isNew ? styles['new'] : ''}`}>{value}</b>
  }

  const renderBox = (component: Component, name: string, shown?: ReactNode, inner?: ReactNode) => {
    const status = componentStatus(report, component, state.stage)
    return (
      <li key={component} className={styles['box']} data-look={appearances[status]}>
        <div className={styles['head']}>
          <code className={kit['soft']}>{name}</code>
          {shown}
          <span className={kit['label']}>{statusLabel(status, component)}</span>
        </div>
        {inner && <ul>{inner}</ul>}
      </li>
    )
  }

  function statusLabel(status: ComponentStatus, component: Component): string {
    // A non-breaking space keeps the height of the box.
    if (status === 'idle') return '\u00a0'
    if (status === 'told' || status === 'ran') return t.statuses[status][state.model]
    if (status === 'same' || status === 'changed')
      return t.statuses[status](report.compared[component] ?? 0)
    return t.statuses[status]
  }

  return (
    <ul aria-label={t.tree}>
      {renderBox(
        'app',
        'App',
        undefined,
        <>
          {renderBox('shelf', 'Shelf', <Button onClick={onClick}>{t.add}</Button>)}
          {renderBox(
            'basket',
            'Basket',
            undefined,
            rows.map((row) =>
              renderBox(
                row,
                'Item',
                <span>
                  {t.names[row]} × {renderNumber(row, counts[row])}
                </span>,
              ),
            ),
          )}
          {renderBox(
            'total',
            'Total',
            <span>
              {label}
              {renderNumber('total', sum)}
              {unit}
            </span>,
          )}
        </>,
      )}
    </ul>
  )
}

'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Button } from '../kit/Button.tsx'
import styles from './ChangeLab.module.css'
import type { ChangeState } from './codec.ts'
import { fateOf, type Fate } from './models.ts'
import { after, before, rows, totalOf, type Part } from './parts.ts'
import type { Report } from './report.ts'
import type { ChangeStrings } from './strings.ts'

interface Props {
  readonly t: ChangeStrings
  readonly state: ChangeState
  readonly report: Report
  readonly onClick: () => void
}

/** Where something happens, and where one came and left it at that. */
const looks: Partial<Record<Fate, 'on' | 'off'>> = {
  told: 'on',
  ran: 'on',
  changed: 'on',
  written: 'on',
  skipped: 'off',
  same: 'off',
}

/** The components, one inside the other, with what each goes through at this stage. */
export function Tree({ t, state, report, onClick }: Props): ReactNode {
  const isWritten = state.stage === 'written' && report.written.length > 0
  const counts = isWritten ? after : before
  const [label, sum, unit] = t.total(totalOf(counts))

  const number = (part: Part, value: number) => {
    const isNew = fateOf(report, part, state.stage) === 'written'
    return <b className={`${kit['mono']} ${isNew ? styles['new'] : ''}`}>{value}</b>
  }

  const box = (part: Part, name: string, shown?: ReactNode, inner?: ReactNode) => {
    const fate = fateOf(report, part, state.stage)
    return (
      <li key={part} className={styles['box']} data-look={looks[fate]}>
        <div className={styles['head']}>
          <code className={kit['soft']}>{name}</code>
          {shown}
          <span className={kit['label']}>{tagOf(fate, part)}</span>
        </div>
        {inner && <ul>{inner}</ul>}
      </li>
    )
  }

  function tagOf(fate: Fate, part: Part): string {
    // Something must stand there, or the box would be lower than when something happens.
    if (fate === 'idle') return '\u00a0'
    if (fate === 'told' || fate === 'ran') return t.fates[fate][state.model]
    if (fate === 'same' || fate === 'changed') return t.fates[fate](report.compared[part] ?? 0)
    return t.fates[fate]
  }

  return (
    <ul aria-label={t.tree}>
      {box(
        'app',
        'App',
        undefined,
        <>
          {box('shelf', 'Shelf', <Button onClick={onClick}>{t.add}</Button>)}
          {box(
            'basket',
            'Basket',
            undefined,
            rows.map((row) =>
              box(
                row,
                'Item',
                <span>
                  {t.names[row]} × {number(row, counts[row])}
                </span>,
              ),
            ),
          )}
          {box(
            'total',
            'Total',
            <span>
              {label}
              {number('total', sum)}
              {unit}
            </span>,
          )}
        </>,
      )}
    </ul>
  )
}

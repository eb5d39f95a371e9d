'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Press } from '../kit/Press.tsx'
import styles from './ChangeLab.module.css'
import type { ChangeState } from './codec.ts'
import { fateOf } from './models.ts'
import { after, before, rows, totalOf, type Part } from './parts.ts'
import type { Report } from './report.ts'
import type { ChangeStrings } from './strings.ts'

interface Props {
  readonly t: ChangeStrings
  readonly state: ChangeState
  readonly report: Report
  readonly onClick: () => void
}

/** The components, one inside the other, with what each goes through at this stage. */
export function Tree({ t, state, report, onClick }: Props): ReactNode {
  const isWritten = state.stage === 'written' && report.written.length > 0
  const counts = isWritten ? after : before
  const [label, sum, unit] = t.total(totalOf(counts))

  const box = (part: Part, name: string, shown?: ReactNode, inner?: ReactNode) => {
    const fate = fateOf(report, part, state.stage)
    return (
      <li key={part} className={styles['box']} data-fate={fate}>
        <div className={styles['head']}>
          <code>{name}</code>
          {shown}
          <span className={kit['label']}>{tagOf(fate, part)}</span>
        </div>
        {inner && <ul>{inner}</ul>}
      </li>
    )
  }

  function tagOf(fate: ReturnType<typeof fateOf>, part: Part): string {
    if (fate === 'idle') return ''
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
          {box('shelf', 'Shelf', <Press onPress={onClick}>{t.add}</Press>)}
          {box(
            'basket',
            'Basket',
            undefined,
            rows.map((row) =>
              box(
                row,
                'Item',
                <span>
                  {t.names[row]} × <b className={kit['mono']}>{counts[row]}</b>
                </span>,
              ),
            ),
          )}
          {box(
            'total',
            'Total',
            <span>
              {label}
              <b className={kit['mono']}>{sum}</b>
              {unit}
            </span>,
          )}
        </>,
      )}
    </ul>
  )
}

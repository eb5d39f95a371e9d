'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './CssomLab.module.css'
import type { CssomState } from './cssomState.ts'
import { explain } from './explain.ts'
import type { Reading } from './reading.ts'
import type { CssomStrings } from './strings.ts'

interface Props {
  readonly strings: CssomStrings
  readonly state: CssomState
  readonly reading: Reading
}

/** The three answers side by side: what, from where, and why. */
export function Stages({ strings: t, state, reading }: Props): ReactNode {
  const why = explain(state, reading)
  const facts = { ...reading, parent: state }
  const stages = [
    {
      key: 'declared',
      value: reading.declared || t.none,
      door: 'el.style',
      why: t.declaredWhy[why.declared],
    },
    {
      key: 'computed',
      value: reading.computed ?? t.unread,
      door: 'el.computedStyleMap()',
      why: t.computedWhy[why.computed](facts),
    },
    {
      key: 'resolved',
      value: reading.resolved,
      door: 'getComputedStyle(el)',
      why: t.resolvedWhy[why.resolved](facts),
    },
  ] as const
  return (
    <ol className={styles['stages']}>
      {stages.map(({ key, value, door, why: reason }) => (
        <li key={key} className={kit['panel']}>
          <div className={kit['label']}>{t.stages[key]}</div>
          <output className={styles['value']}>{value}</output>
          <code className={kit['label']}>{door}</code>
          <p>{reason}</p>
        </li>
      ))}
    </ol>
  )
}

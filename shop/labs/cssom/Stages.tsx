'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './CssomLab.module.css'
import type { CssomState } from './cssomState.ts'
import { explainValues } from './explainValues.ts'
import type { StyleValues } from './styleValues.ts'
import type { CssomStrings } from './strings.ts'

interface Props {
  readonly strings: CssomStrings
  readonly state: CssomState
  readonly values: StyleValues
}

/** The three values side by side: the value, the API it comes from, and why it is so. */
export function Stages({ strings: t, state, values }: Props): ReactNode {
  const reasons = explainValues(state, values)
  const facts = { ...values, parent: state }
  const stages = [
    {
      key: 'declared',
      value: values.declared || t.none,
      source: 'el.style',
      reason: t.declaredWhy[reasons.declared],
    },
    {
      key: 'computed',
      value: values.computed ?? t.unread,
      source: 'el.computedStyleMap()',
      reason: t.computedWhy[reasons.computed](facts),
    },
    {
      key: 'resolved',
      value: values.resolved,
      source: 'getComputedStyle(el)',
      reason: t.resolvedWhy[reasons.resolved](facts),
    },
  ] as const
  return (
    <ol className={styles['stages']}>
      {stages.map(({ key, value, source, reason }) => (
        <li key={key} className={kit['panel']}>
          <div className={kit['label']}>{t.stages[key]}</div>
          <output className={styles['value']}>{value}</output>
          <code className={kit['label']}>{source}</code>
          <p>{reason}</p>
        </li>
      ))}
    </ol>
  )
}

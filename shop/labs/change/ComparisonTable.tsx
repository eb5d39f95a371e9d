'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './ChangeLab.module.css'
import type { ChangeState } from './codec.ts'
import { models, simulate } from './models.ts'
import { countsOf } from './updateReport.ts'
import { modelNames, type ChangeStrings } from './strings.ts'

/** The counts of the same update in each framework. */
export function ComparisonTable({ t, state }: { t: ChangeStrings; state: ChangeState }): ReactNode {
  return (
    <table className={styles['table']}>
      <caption className={kit['label']}>{t.table}</caption>
      <thead>
        <tr>
          <td />
          {t.tableHead.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map((model) => {
          const { ran, compared, written } = countsOf(simulate(model, state))
          return (
            <tr key={model} aria-current={model === state.model || undefined}>
              <th scope="row">{modelNames[model]}</th>
              <td className={kit['mono']}>{ran}</td>
              <td className={kit['mono']}>{compared}</td>
              <td className={`${kit['mono']} ${written ? '' : kit['bad']}`}>
                {!written && '✗ '}
                {written}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

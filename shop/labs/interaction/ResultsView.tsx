'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Group } from '../kit/layout.tsx'
import styles from './InteractionLab.module.css'
import { lineByCount, nearer, results } from './results.ts'
import type { Settings } from './settings.ts'
import type { InteractionStrings } from './strings.ts'
import type { Trial } from './trials.ts'

interface Props {
  readonly trials: readonly Trial[]
  readonly law: Settings['law']
  readonly words: InteractionStrings
}

/** What the points say, in numbers and in words. */
export function ResultsView({ trials, law, words }: Props): ReactNode {
  const run = results(trials)
  const count = lineByCount(run)
  const { line } = run
  const hick = law === 'hick'
  const says = hick
    ? words.choices[nearer(run)]
    : words.fittsSays(Math.round(line?.slope ?? 0), Math.round((line?.r2 ?? 0) * 100))
  return (
    <div className={styles['small']}>
      {line && (
        <Group>
          <Value name={words.intercept}>
            {Math.round(line.intercept)} {words.unit}
          </Value>
          <Value name={words.slope}>
            {Math.round(line.slope)} {words.perBit}
          </Value>
          <Value name={hick ? words.byBits : 'R²'}>{line.r2.toFixed(2)}</Value>
          {hick && count && <Value name={words.byCount}>{count.r2.toFixed(2)}</Value>}
          <Value name={words.misses}>{run.misses}</Value>
        </Group>
      )}
      <p>{line ? says : words.noLine}</p>
      <p className={kit['soft']}>{words.privacy}</p>
      <details>
        <summary>{words.table}</summary>
        <table className={kit['mono']}>
          <thead>
            <tr>
              {words.columns[law].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.groups.map((group) => (
              <tr key={group.group}>
                <th scope="row">{group.group}</th>
                <td>{group.bits.toFixed(2)}</td>
                <td>{Number.isNaN(group.median) ? '—' : Math.round(group.median)}</td>
                <td>{group.trials}</td>
                <td>{group.misses}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function Value({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <span className={styles['value']}>
      <span className={kit['soft']}>{name}</span> <b className={kit['mono']}>{children}</b>
    </span>
  )
}

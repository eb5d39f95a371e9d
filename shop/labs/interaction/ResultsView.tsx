'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Group } from '../kit/layout.tsx'
import styles from './InteractionLab.module.css'
import { lineByCount, closerModel, summarizeTrials } from './results.ts'
import type { Settings } from './settings.ts'
import type { InteractionStrings } from './strings.ts'
import type { Trial } from './trials.ts'

interface Props {
  readonly trials: readonly Trial[]
  readonly law: Settings['law']
  readonly words: InteractionStrings
}

/** The results as numbers, as a sentence and as a table. */
export function ResultsView({ trials, law, words }: Props): ReactNode {
  const summary = summarizeTrials(trials)
  const countLine = lineByCount(summary)
  const { line } = summary
  const hick = law === 'hick'
  const conclusion = hick
    ? words.hickConclusions[closerModel(summary)]
    : words.fittsConclusion(Math.round(line?.slope ?? 0), Math.round((line?.r2 ?? 0) * 100))
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
          {hick && countLine && <Value name={words.byCount}>{countLine.r2.toFixed(2)}</Value>}
          <Value name={words.misses}>{summary.misses}</Value>
        </Group>
      )}
      <p>{line ? conclusion : words.noLine}</p>
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
            {summary.groups.map((group) => (
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

'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Readout } from '../kit/Readout.tsx'
import { rate } from './rating.ts'
import { sessionWindows, windowScore } from './sessionWindows.ts'
import type { Arrival } from './smallPage.ts'
import type { VitalsStrings } from './strings.ts'
import styles from './VitalsLab.module.css'

const two = (value: number) => value.toFixed(2)
const three = (value: number) => value.toFixed(3)

/** The arithmetic: every shift, every window, and the worst of them. */
export function ShiftTable({
  jumps,
  words,
}: {
  jumps: Arrival[]
  words: VitalsStrings
}): ReactNode {
  const windows = sessionWindows(jumps)
  const sums = windows.map(windowScore)
  const worst = Math.max(0, ...sums)
  const rating = rate('cls', worst)
  return (
    <>
      {jumps.length > 0 && (
        <div className={kit['scroll']} tabIndex={0} role="group" aria-label={words.shiftPart}>
          <table className={styles['table']}>
            <thead>
              <tr>
                {words.columns.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody className={kit['mono']}>
              {windows.flatMap((window, index) =>
                window.map(({ cause, at, shift, score }) => (
                  <tr key={cause}>
                    <td>{(at / 1000).toFixed(1)} s</td>
                    <td>{words.causes[cause]}</td>
                    <td>
                      {two(shift.impactFraction)} × {two(shift.distanceFraction)} ={' '}
                      <b>{three(score)}</b>
                    </td>
                    <td>{words.window(index + 1)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
      <Readout label="CLS">
        {sums.length > 1 && `max(${sums.map(three).join(', ')}) = `}
        <b>{three(worst)}</b>{' '}
        <span className={kit[rating === 'good' ? 'good' : 'bad']}>
          {rating === 'good' ? '✓' : '✗'} {words.ratings[rating]}
        </span>
      </Readout>
    </>
  )
}

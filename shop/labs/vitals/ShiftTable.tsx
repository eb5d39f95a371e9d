'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Readout } from '../kit/Readout.tsx'
import { rate } from './rating.ts'
import { sessionWindows, windowScore } from './sessionWindows.ts'
import type { Arrival } from './layoutModel.ts'
import type { VitalsStrings } from './strings.ts'
import styles from './VitalsLab.module.css'

const twoDigits = (value: number) => value.toFixed(2)
const threeDigits = (value: number) => value.toFixed(3)

/** The calculation of CLS: every shift, every session window, and the worst window. */
export function ShiftTable({
  jumps: shifts,
  words,
}: {
  jumps: Arrival[]
  words: VitalsStrings
}): ReactNode {
  const windows = sessionWindows(shifts)
  const sums = windows.map(windowScore)
  const worst = Math.max(0, ...sums)
  const rating = rate('cls', worst)
  return (
    <>
      {shifts.length > 0 && (
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
                      {twoDigits(shift.impactFraction)} × {twoDigits(shift.distanceFraction)} ={' '}
                      <b>{threeDigits(score)}</b>
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
        {sums.length > 1 && `max(${sums.map(threeDigits).join(', ')}) = `}
        <b>{threeDigits(worst)}</b>{' '}
        <span className={kit[rating === 'good' ? 'good' : 'bad']}>
          {rating === 'good' ? '✓' : '✗'} {words.ratings[rating]}
        </span>
      </Readout>
    </>
  )
}

'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Button } from '../kit/Button.tsx'
import { checks, shownRatio } from './checks.ts'
import type { Mode, Seeds } from './palette.ts'
import type { TokenStrings } from './strings.ts'
import styles from './TokensLab.module.css'

interface Props {
  readonly seeds: Seeds
  readonly mode: Mode
  readonly words: TokenStrings
  readonly onChange: (seeds: Seeds) => void
}

/** Every pair that meets, with its contrast, and how to fix what fails. */
export function Checks({ seeds, mode, words, onChange }: Props): ReactNode {
  return (
    <ul className={styles['checks']} aria-label={words.modes[mode]}>
      {checks(seeds, mode).map(({ front, back, ratio, grade, needed, seed, remedy }) => (
        <li key={front}>
          <span>
            {words.colours[front]}
            {words.over}
            {words.colours[back]}
          </span>
          <span className={kit['mono']}>{shownRatio(ratio)}</span>
          {grade === 'fails' ? (
            <span className={kit['bad']}>✗ {words.fails(needed)}</span>
          ) : (
            <span className={kit['good']}>✓ {grade}</span>
          )}
          {seed && remedy !== undefined && (
            <Button onClick={() => onChange({ ...seeds, [seed]: remedy })}>
              {words.changeTo(remedy)}
            </Button>
          )}
          {grade === 'fails' && remedy === undefined && <span>{words.none}</span>}
        </li>
      ))}
    </ul>
  )
}

'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Button } from '../kit/Button.tsx'
import { checkContrast, formatRatio } from './contrastCheck.ts'
import type { Mode, Seeds } from './palette.ts'
import type { TokenStrings } from './strings.ts'
import styles from './TokensLab.module.css'

interface Props {
  readonly seeds: Seeds
  readonly mode: Mode
  readonly words: TokenStrings
  readonly onChange: (seeds: Seeds) => void
}

/** The contrast of every colour pair in use, and a button that fixes a failing one. */
export function ContrastChecks({ seeds, mode, words, onChange }: Props): ReactNode {
  return (
    <ul className={styles['checks']} aria-label={words.modes[mode]}>
      {checkContrast(seeds, mode).map(
        ({ foreground, background, ratio, grade, needed, seed, passingValue }) => (
          <li key={foreground}>
            <span>
              {words.colours[foreground]}
              {words.over}
              {words.colours[background]}
            </span>
            <span className={kit['mono']}>{formatRatio(ratio)}</span>
            {grade === 'fails' ? (
              <span className={kit['bad']}>✗ {words.fails(needed)}</span>
            ) : (
              <span className={kit['good']}>✓ {grade}</span>
            )}
            {seed && passingValue !== undefined && (
              <Button onClick={() => onChange({ ...seeds, [seed]: passingValue })}>
                {words.changeTo(passingValue)}
              </Button>
            )}
            {grade === 'fails' && passingValue === undefined && <span>{words.none}</span>}
          </li>
        ),
      )}
    </ul>
  )
}

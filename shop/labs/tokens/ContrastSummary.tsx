'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { checkContrast } from './contrastCheck.ts'
import type { Mode, Seeds } from './palette.ts'
import type { TokenStrings } from './strings.ts'

interface Props {
  readonly seeds: Seeds
  readonly mode: Mode
  readonly words: TokenStrings
}

/** How many colour pairs fail, beside the sample card. */
export function ContrastSummary({ seeds, mode, words }: Props): ReactNode {
  const failing = checkContrast(seeds, mode).filter(({ grade }) => grade === 'fails').length
  if (failing === 0) return <span className={kit['good']}>✓ {words.allPass}</span>
  return <span className={kit['bad']}>✗ {words.failing(failing)}</span>
}

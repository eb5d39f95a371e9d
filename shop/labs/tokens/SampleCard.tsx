'use client'

import type { ReactNode } from 'react'
import type { Mode, Seeds } from './palette.ts'
import { sampleStyle } from './sampleStyle.ts'
import type { TokenStrings } from './strings.ts'
import styles from './TokensLab.module.css'

interface Props {
  readonly seeds: Seeds
  readonly mode: Mode
  readonly words: TokenStrings
}

/** A non-interactive picture of a card. Script sets its tokens through the CSSOM. */
export function SampleCard({ seeds, mode, words }: Props): ReactNode {
  return (
    <div
      className={`${styles['sample']} ${styles[mode]}`}
      role="img"
      aria-label={words.sample(words.modes[mode])}
      ref={(element) => {
        if (element) element.style.cssText = sampleStyle(seeds, mode)
      }}
    >
      <b>
        {words.title} <i>{words.badge}</i>
      </b>
      <p>{words.text}</p>
      <span>{words.field}</span>
      <strong>{words.button}</strong>
    </div>
  )
}

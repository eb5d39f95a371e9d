'use client'

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { TimingStrings } from './strings.ts'
import styles from './TimingLab.module.css'

/** Keys that move the focus, or do nothing on their own. */
const ignoredKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']

interface Props {
  readonly words: TimingStrings
  readonly active: boolean
  readonly onEvent: (clock: number) => void
}

/** The area in which the reader creates events: with a pointer or a key. */
export function EventPad({ words, active, onEvent }: Props): ReactNode {
  function pressKey(event: KeyboardEvent): void {
    if (ignoredKeys.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    // The key press is the event: it must not cause a click or scroll the page.
    event.preventDefault()
    onEvent(event.timeStamp)
  }
  // A click without a pointer comes from assistive technology.
  const click = (event: MouseEvent) => event.detail === 0 && onEvent(event.timeStamp)
  return (
    <button
      type="button"
      className={styles['pad']}
      onPointerMove={({ timeStamp }) => onEvent(timeStamp)}
      onPointerDown={({ timeStamp }) => onEvent(timeStamp)}
      onKeyDown={pressKey}
      onClick={click}
    >
      <b>{active ? words.recording : words.pad}</b>
      <span className={kit['soft']}>{words.padHint}</span>
    </button>
  )
}

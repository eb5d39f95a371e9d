'use client'

import { useRef, type ReactNode } from 'react'
import { format } from '../../../i18n/format.ts'
import type { OfflineStrings } from '../../../i18n/strings.ts'
import styles from './Offline.module.css'

/** Where an area stands on its way to the device. */
export type AreaState =
  | { readonly kind: 'unknown' | 'none' | 'complete' | 'outdated' }
  | { readonly kind: 'running' | 'stopped' | 'full' | 'failed'; readonly count: number }

export interface AreaRowProps {
  readonly id: string
  readonly title: string
  /** `45 pages`, in words. */
  readonly pages: string
  readonly total: number
  /** In words; unknown without a network. */
  readonly size: string | undefined
  readonly state: AreaState
  readonly words: OfflineStrings
  readonly onKeep: () => void
  readonly onStop: () => void
  readonly onRemove: () => void
}

/** One shelf: how large it is, how much of it is here, and what can be done about it. */
export function AreaRow(props: AreaRowProps): ReactNode {
  const { id, title, pages, total, size, state, words, onKeep, onStop, onRemove } = props
  const status = useRef<HTMLParagraphElement>(null)
  const named = (deed: string) => format(words.deedOf, { deed, title })
  const { kind } = state
  const count = 'count' in state ? state.count : 0
  const problem = kind === 'full' || kind === 'failed' ? words[kind] : undefined
  const isHere = kind !== 'unknown' && kind !== 'none' && kind !== 'running'
  /** The button is gone once it is pressed: the keyboard goes on from what it has done. */
  const away = (deed: () => void) => () => {
    deed()
    status.current?.focus()
  }
  return (
    <li className={styles['area']} data-in-area={id} data-state={kind}>
      <h3>{title}</h3>
      <p className={styles['facts']}>
        {pages}
        {size !== undefined && <span>{format(words.size, { size })}</span>}
      </p>
      <div className={styles['deeds']}>
        {kind === 'running' ? (
          <button type="button" aria-label={named(words.stop)} onClick={away(onStop)}>
            {words.stop}
          </button>
        ) : (
          kind !== 'complete' && (
            <button
              type="button"
              aria-label={named(deedOf(kind, words))}
              disabled={size === undefined || kind === 'unknown'}
              onClick={away(onKeep)}
            >
              {deedOf(kind, words)}
            </button>
          )
        )}
        {isHere && (
          <button type="button" aria-label={named(words.remove)} onClick={away(onRemove)}>
            {words.remove}
          </button>
        )}
      </div>
      <p className={styles['status']} ref={status} role="status" tabIndex={-1}>
        {kind === 'complete' && words.complete}
        {kind === 'outdated' && words.outdated}
        {'count' in state && format(words.progress, { count, total })}
      </p>
      {'count' in state && (
        <progress className={styles['progress']} value={count} max={total} aria-label={title} />
      )}
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}

function deedOf(kind: AreaState['kind'], words: OfflineStrings): string {
  if (kind === 'outdated') return words.update
  return kind === 'none' || kind === 'unknown' ? words.keep : words.goOn
}

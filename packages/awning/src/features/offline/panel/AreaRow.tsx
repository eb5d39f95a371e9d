'use client'

import { useRef, type ReactNode } from 'react'
import { format, formatNumber } from '../../../i18n/format.ts'
import type { OfflineStrings } from '../../../i18n/strings.ts'
import styles from './Offline.module.css'

/** How much of an area is saved on the device, and what became of saving it. */
export type AreaState =
  | { readonly kind: 'unknown' | 'none' | 'complete' | 'outdated' }
  | { readonly kind: 'running' | 'stopped' | 'full' | 'failed'; readonly count: number }

export interface AreaRowProps {
  readonly id: string
  readonly title: string
  /** The number of pages with its unit, such as `45 pages`. */
  readonly pages: string
  readonly total: number
  /** Formatted with its unit; undefined while the list of areas cannot be loaded. */
  readonly size: string | undefined
  readonly state: AreaState
  readonly words: OfflineStrings
  /** Language tag, for numbers. */
  readonly lang: string
  /** Undefined while the area cannot be saved, because its list of pages is not loaded. */
  readonly onSave: (() => void) | undefined
  readonly onStop: () => void
  readonly onRemove: () => void
}

/** One section of the site: its size, how much of it is saved, and buttons to save or remove it. */
export function AreaRow(props: AreaRowProps): ReactNode {
  const { id, title, pages, total, size, state, words, lang, onSave, onStop, onRemove } = props
  const status = useRef<HTMLParagraphElement>(null)
  const labelOf = (action: string) => format(words.actionOf, { action, title })
  const { kind } = state
  const count = 'count' in state ? state.count : 0
  const progress = { count: formatNumber(count, lang), total: formatNumber(total, lang) }
  const problem = kind === 'full' || kind === 'failed' ? words[kind] : undefined
  const isSaved = kind !== 'unknown' && kind !== 'none' && kind !== 'running'
  /** A pressed button disappears, so the focus moves to the status text. */
  const thenFocusStatus = (action: () => void) => () => {
    action()
    status.current?.focus()
  }
  return (
    <li className={styles['area']} data-in-area={id} data-state={kind}>
      <h3>{title}</h3>
      <p className={styles['facts']}>
        {pages}
        {size !== undefined && <span>{format(words.size, { size })}</span>}
      </p>
      <div className={styles['actions']}>
        {kind === 'running' ? (
          <button type="button" aria-label={labelOf(words.stop)} onClick={thenFocusStatus(onStop)}>
            {words.stop}
          </button>
        ) : (
          kind !== 'complete' && (
            <button
              type="button"
              aria-label={labelOf(saveLabel(kind, words))}
              disabled={onSave === undefined}
              onClick={onSave && thenFocusStatus(onSave)}
            >
              {saveLabel(kind, words)}
            </button>
          )
        )}
        {isSaved && (
          <button
            type="button"
            aria-label={labelOf(words.remove)}
            onClick={thenFocusStatus(onRemove)}
          >
            {words.remove}
          </button>
        )}
      </div>
      <p className={styles['status']} ref={status} role="status" tabIndex={-1}>
        {kind === 'complete' && words.complete}
        {kind === 'outdated' && words.outdated}
        {'count' in state && format(words.progress, progress)}
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

function saveLabel(kind: AreaState['kind'], words: OfflineStrings): string {
  if (kind === 'outdated') return words.update
  return kind === 'none' || kind === 'unknown' ? words.save : words.resume
}

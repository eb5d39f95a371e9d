'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { choose, nameItem, startChoosing } from './choosing.ts'
import styles from './InteractionLab.module.css'
import type { InteractionStrings } from './strings.ts'
import { picks, type Trial } from './trials.ts'

interface Props {
  readonly words: InteractionStrings
  readonly repeats: number
  readonly ordered: boolean
  readonly seed: number
  readonly onDone: (trials: readonly Trial[]) => void
}

const letters = 'abcdefghijklmnop'

/** An item is named; the reader picks it out, by pointer or by its letter. */
export function HickRun({ words, repeats, ordered, seed, onDone }: Props): ReactNode {
  const [run, setRun] = useState(() => startChoosing(picks(repeats, ordered, seed)))
  const grid = useRef<HTMLDivElement>(null)
  const pick = run.picks[run.index]
  const shown = ordered || run.named !== undefined

  useEffect(() => {
    grid.current?.focus({ preventScroll: true })
    const name = () => setRun((before) => nameItem(before, performance.now()))
    const timer = setTimeout(name, pick?.wait)
    return () => clearTimeout(timer)
  }, [run.index, pick?.wait])

  const take = (item: number | undefined, time: number) => {
    if (item === undefined) return
    const next = choose(run, item, time)
    if (next.index < next.picks.length) setRun(next)
    else onDone(next.trials)
  }

  return (
    <>
      <div className={kit['mono']}>
        {words.progress(run.index, run.picks.length)}{' '}
        <b role="status">
          {pick && run.named !== undefined
            ? words.find(words.items[pick.target] ?? '')
            : words.ready}
        </b>
        {run.misses > 0 && <span className={kit['bad']}> {words.misses}</span>}
      </div>
      <div
        ref={grid}
        className={styles['grid']}
        role="group"
        aria-label={words.laws.hick}
        tabIndex={-1}
        onKeyDown={({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
          const place = key.length === 1 ? letters.indexOf(key.toLowerCase()) : -1
          if (place >= 0 && !ctrlKey && !metaKey && !altKey) take(pick?.options[place], timeStamp)
        }}
      >
        {pick?.options.map((item, place) => (
          <button
            key={place}
            className={kit['button']}
            type="button"
            onClick={({ timeStamp }) => take(item, timeStamp)}
          >
            <kbd>{letters[place]}</kbd> {shown ? words.items[item] : '·'}
          </button>
        ))}
      </div>
    </>
  )
}

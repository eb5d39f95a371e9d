'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { choose, nameItem, startChoosing } from './choosing.ts'
import styles from './InteractionLab.module.css'
import type { InteractionStrings } from './strings.ts'
import { hickTasks, type Trial } from './trials.ts'

interface Props {
  readonly words: InteractionStrings
  readonly repeats: number
  readonly ordered: boolean
  readonly seed: number
  readonly onDone: (trials: readonly Trial[]) => void
}

const letters = 'abcdefghijklmnop'

/** The name of an item appears; the reader chooses the item, with a pointer or by its letter. */
export function HickRun({ words, repeats, ordered, seed, onDone }: Props): ReactNode {
  const [run, setRun] = useState(() => startChoosing(hickTasks(repeats, ordered, seed)))
  const grid = useRef<HTMLDivElement>(null)
  const task = run.tasks[run.index]
  const isShown = ordered || run.namedAt !== undefined

  useEffect(() => {
    grid.current?.focus({ preventScroll: true })
    const showName = () => setRun((before) => nameItem(before, performance.now()))
    const timer = setTimeout(showName, task?.wait)
    return () => clearTimeout(timer)
  }, [run.index, task?.wait])

  const chooseItem = (item: number | undefined, time: number) => {
    if (item === undefined) return
    const next = choose(run, item, time)
    if (next.index < next.tasks.length) setRun(next)
    else onDone(next.trials)
  }

  return (
    <>
      <div className={kit['mono']}>
        {words.progress(run.index, run.tasks.length)}{' '}
        <b role="status">
          {task && run.namedAt !== undefined
            ? words.find(words.items[task.target] ?? '')
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
          const index = key.length === 1 ? letters.indexOf(key.toLowerCase()) : -1
          if (index >= 0 && !ctrlKey && !metaKey && !altKey)
            chooseItem(task?.options[index], timeStamp)
        }}
      >
        {task?.options.map((item, index) => (
          <button
            key={index}
            className={kit['button']}
            type="button"
            onClick={({ timeStamp }) => chooseItem(item, timeStamp)}
          >
            <kbd>{letters[index]}</kbd> {isShown ? words.items[item] : '·'}
          </button>
        ))}
      </div>
    </>
  )
}

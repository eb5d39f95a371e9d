'use client'

import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './InteractionLab.module.css'
import { pressAt, progress, startPointing, target, type Pointing } from './pointing.ts'
import type { InteractionStrings } from './strings.ts'
import { aims, type Trial } from './trials.ts'

interface Props {
  readonly words: InteractionStrings
  readonly repeats: number
  readonly seed: number
  readonly onDone: (trials: readonly Trial[]) => void
}

/** Two targets to press by turns. Only for a pointer: by keyboard there is no distance. */
export function FittsRun({ words, repeats, seed, onDone }: Props): ReactNode {
  const field = useRef<SVGSVGElement>(null)
  const [run, setRun] = useState<Pointing>()
  const now = run && target(run)

  useEffect(() => {
    const room = field.current?.getBoundingClientRect().width ?? 0
    setRun(startPointing(aims(room, seed), repeats))
  }, [seed, repeats])

  const press = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left - box.width / 2
    const y = event.clientY - box.top - box.height / 2
    if (!run || !event.isPrimary) return
    event.preventDefault()
    const next = pressAt(run, x, y, event.timeStamp)
    if (target(next)) setRun(next)
    else onDone(next.trials)
  }

  const { done, all } = run ? progress(run) : { done: 0, all: 0 }
  return (
    <>
      <div className={kit['mono']}>
        {words.progress(done, all)}
        {run && run.misses > 0 && <span className={kit['bad']}> {words.misses}</span>}
      </div>
      <svg ref={field} className={styles['field']} aria-hidden="true" onPointerDown={press}>
        {now && (
          <svg x="50%" y="50%" overflow="visible">
            <circle cx={(-now.side * now.distance) / 2} r={now.width / 2} />
            <circle data-target cx={(now.side * now.distance) / 2} r={now.width / 2} />
          </svg>
        )}
      </svg>
    </>
  )
}

'use client'

import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import styles from './InteractionLab.module.css'
import { pressAt, progress, startPointing, currentTarget, type Pointing } from './pointing.ts'
import type { InteractionStrings } from './strings.ts'
import { fittsTasks, type Trial } from './trials.ts'

interface Props {
  readonly words: InteractionStrings
  readonly repeats: number
  readonly seed: number
  readonly onDone: (trials: readonly Trial[]) => void
}

/** Two targets to press alternately. It works only with a pointer: a keyboard has no distance. */
export function FittsRun({ words, repeats, seed, onDone }: Props): ReactNode {
  const field = useRef<SVGSVGElement>(null)
  const [run, setRun] = useState<Pointing>()
  const current = run && currentTarget(run)

  useEffect(() => {
    const fieldWidth = field.current?.getBoundingClientRect().width ?? 0
    setRun(startPointing(fittsTasks(fieldWidth, seed), repeats))
  }, [seed, repeats])

  const handlePress = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left - box.width / 2
    const y = event.clientY - box.top - box.height / 2
    if (!run || !event.isPrimary) return
    event.preventDefault()
    const next = pressAt(run, x, y, event.timeStamp)
    if (currentTarget(next)) setRun(next)
    else onDone(next.trials)
  }

  const { done, total } = run ? progress(run) : { done: 0, total: 0 }
  return (
    <>
      <div className={kit['mono']}>
        {words.progress(done, total)}
        {run && run.misses > 0 && <span className={kit['bad']}> {words.misses}</span>}
      </div>
      <svg ref={field} className={styles['field']} aria-hidden="true" onPointerDown={handlePress}>
        {current && (
          <svg x="50%" y="50%" overflow="visible">
            <circle cx={(-current.side * current.distance) / 2} r={current.width / 2} />
            <circle data-target cx={(current.side * current.distance) / 2} r={current.width / 2} />
          </svg>
        )}
      </svg>
    </>
  )
}

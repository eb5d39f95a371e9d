'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { LayoutState } from './boxes.ts'
import { inline, ofContainer, ofItem } from './declarations.ts'
import styles from './LayoutLab.module.css'
import type { LayoutStrings } from './strings.ts'

/** Underscores give no place to break. */
const longWord = 'a_word_that_will_not_break_anywhere'

interface Props {
  readonly state: LayoutState
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly words: LayoutStrings
}

interface Measures {
  readonly widths: readonly number[]
  readonly beyond: number
}

/** Real boxes. Their styles come through the CSSOM; a style sheet draws the first state. */
export function Stage({ state, chosen, onChoose, words }: Props): ReactNode {
  const shelf = useRef<HTMLDivElement>(null)
  const [{ widths, beyond }, setMeasures] = useState<Measures>({ widths: [], beyond: 0 })
  useEffect(() => {
    const element = shelf.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const boxes = [...element.children].map((child) => child.getBoundingClientRect())
      const edge = element.getBoundingClientRect().right - 13
      const last = Math.max(...boxes.map(({ right }) => right))
      setMeasures({
        widths: boxes.map(({ width }) => Math.round(width)),
        beyond: Math.max(0, Math.round(last - edge)),
      })
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [state])
  return (
    <div>
      <div className={kit['label']}>{words.stage}</div>
      <div className={kit['scroll']}>
        <div
          ref={(element) => {
            shelf.current = element
            if (element)
              element.style.cssText = `${inline(ofContainer(state))}; inline-size: ${state.width}%`
          }}
          className={styles['shelf']}
        >
          {state.items.map((item, index) => (
            <button
              key={index}
              type="button"
              aria-pressed={index === chosen}
              ref={(element) => {
                if (element) element.style.cssText = inline(ofItem(state, item))
              }}
              onClick={() => onChoose(index)}
            >
              {index === 1 && state.long ? longWord : words.labels[index]}
              <span className={kit['mono']}>{widths[index] ?? '·'}</span>
            </button>
          ))}
        </div>
      </div>
      <p className={kit['soft']}>
        {words.pick}{' '}
        {beyond > 0 ? (
          <span className={kit['bad']}>✗ {words.overflow(beyond)}</span>
        ) : (
          <span className={kit['good']}>✓ {words.fits}</span>
        )}
      </p>
    </div>
  )
}

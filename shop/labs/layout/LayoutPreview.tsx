'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { LayoutState } from './layoutState.ts'
import { inlineStyle, containerDeclarations, itemDeclarations } from './declarations.ts'
import styles from './LayoutLab.module.css'
import type { LayoutStrings } from './strings.ts'

/** A word without a break opportunity: lines do not break at underscores. */
const longWord = 'a_word_that_will_not_break_anywhere'

interface Props {
  readonly state: LayoutState
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly words: LayoutStrings
}

interface Measurements {
  readonly widths: readonly number[]
  readonly overflow: number
}

/** The boxes, laid out by the browser. Script sets their styles; the style sheet has those of the initial state. */
export function LayoutPreview({ state, chosen, onChoose, words }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  const [{ widths, overflow }, setMeasurements] = useState<Measurements>({
    widths: [],
    overflow: 0,
  })
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const boxes = [...element.children].map((child) => child.getBoundingClientRect())
      const edge = element.getBoundingClientRect().right - 13
      const last = Math.max(...boxes.map(({ right }) => right))
      setMeasurements({
        widths: boxes.map(({ width }) => Math.round(width)),
        overflow: Math.max(0, Math.round(last - edge)),
      })
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [state])
  return (
    <div>
      <div className={kit['label']}>{words.preview}</div>
      <div className={kit['scroll']}>
        <div
          ref={(element) => {
            container.current = element
            if (element)
              element.style.cssText = `${inlineStyle(containerDeclarations(state))}; inline-size: ${state.width}%`
          }}
          className={styles['container']}
        >
          {state.items.map((item, index) => (
            <button
              key={index}
              type="button"
              aria-pressed={index === chosen}
              ref={(element) => {
                if (element) element.style.cssText = inlineStyle(itemDeclarations(state, item))
              }}
              onClick={() => onChoose(index)}
            >
              {index === 1 && state.hasLongWord ? longWord : words.labels[index]}
              <span className={kit['mono']}>{widths[index] ?? '·'}</span>
            </button>
          ))}
        </div>
      </div>
      <p className={kit['soft']}>
        {words.widthHint}{' '}
        {overflow > 0 ? (
          <span className={kit['bad']}>✗ {words.overflow(overflow)}</span>
        ) : (
          <span className={kit['good']}>✓ {words.fits}</span>
        )}
      </p>
    </div>
  )
}

'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { animateBoxes } from './animateBoxes.ts'
import { AxisOverlay } from './AxisOverlay.tsx'
import type { LayoutState } from './layoutState.ts'
import styles from './LayoutLab.module.css'
import { measure, type Measurements } from './measure.ts'
import type { LayoutStrings } from './strings.ts'

/** A word without a break opportunity: lines do not break at underscores. */
const longWord = 'a_word_that_will_not_break_anywhere'

interface Props {
  readonly state: LayoutState
  /** The styles of the container and of each item, for their style attributes. */
  readonly containerStyle: string
  readonly itemStyles: readonly string[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly words: LayoutStrings
}

/** The boxes, laid out by the browser. Script sets their styles; the style sheet has those of the initial state. */
export function LayoutPreview(props: Props): ReactNode {
  const { state, containerStyle, itemStyles, chosen, onChoose, words } = props
  const container = useRef<HTMLDivElement>(null)
  const previous = useRef<Measurements>(undefined)
  const [measured, setMeasured] = useState<Measurements>()
  const allItemStyles = itemStyles.join('\n')
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const update = () => {
      const current = measure(element)
      previous.current = current
      setMeasured(current)
    }
    const before = previous.current
    update()
    if (before) animateBoxes(element.children, before.boxes, previous.current?.boxes ?? [])
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [state, containerStyle, allItemStyles])
  const overflow = Math.round(measured?.overflow ?? 0)
  return (
    <div>
      <div className={kit['label']}>{words.preview}</div>
      <div className={kit['scroll']}>
        <div
          className={styles['frame']}
          ref={(element) => {
            if (element) element.style.cssText = `inline-size: ${state.width}%`
          }}
        >
          <div
            ref={(element) => {
              container.current = element
              if (element) element.style.cssText = containerStyle
            }}
            className={styles['container']}
          >
            {state.items.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-pressed={index === chosen}
                ref={(element) => {
                  if (element) element.style.cssText = itemStyles[index] ?? ''
                }}
                onClick={() => onChoose(index)}
              >
                {index === 1 && state.hasLongWord ? longWord : words.labels[index]}
                <span className={kit['mono']}>{measured?.boxes[index]?.width ?? '·'}</span>
              </button>
            ))}
          </div>
          {measured && <AxisOverlay measured={measured} words={words} />}
        </div>
      </div>
      <p className={`${kit['soft']} ${styles['hint']}`}>
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

'use client'

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { chooseTab, useTabChoice } from '../../client/tabChoices.ts'
import styles from './Tabs.module.css'

export interface TabLabel {
  readonly value: string
  /** Inline HTML from the content pipeline. */
  readonly label: string
}

interface Props {
  readonly tabs: readonly TabLabel[]
  /** One for each tab. A list, not children: React would flatten a panel of several elements. */
  readonly panels: readonly ReactNode[]
  readonly initial: string
  readonly group: string | undefined
}

/** Shows one panel at a time. Without script all panels are shown, each under its label. */
export function Tabs({ tabs, panels, initial, group }: Props): ReactNode {
  const id = useId()
  const [selected, select] = useSelected(tabs, initial, group)
  const keepPlace = useStableScroll()
  // Where no tab is selected, the first one can still be focused.
  const reachable = tabs.some(({ value }) => value === selected) ? selected : tabs[0]?.value
  return (
    <div className={styles['tabs']} data-live="">
      <div
        className={styles['list']}
        role="tablist"
        aria-orientation="horizontal"
        onKeyDown={moveFocus}
      >
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            id={`${id}tab${index}`}
            type="button"
            role="tab"
            aria-selected={value === selected}
            aria-controls={`${id}panel${index}`}
            tabIndex={value === reachable ? 0 : -1}
            onClick={({ currentTarget }) => {
              keepPlace(currentTarget)
              select(value)
            }}
            dangerouslySetInnerHTML={{ __html: label }}
          />
        ))}
      </div>
      {tabs.map(({ value, label }, index) => (
        <div
          key={value}
          id={`${id}panel${index}`}
          className={styles['panel']}
          role="tabpanel"
          aria-labelledby={`${id}tab${index}`}
          hidden={value !== selected}
        >
          <p className={styles['label']} dangerouslySetInnerHTML={{ __html: label }} />
          {panels[index]}
        </div>
      ))}
    </div>
  )
}

/** The choice of a group applies to sets that have such a tab; other sets do not change. */
function useSelected(
  tabs: readonly TabLabel[],
  initial: string,
  group: string | undefined,
): [string, (value: string) => void] {
  const choice = useTabChoice(group)
  const [last, setLast] = useState(initial)
  const selected = tabs.find(({ value }) => value === choice)?.value ?? last
  if (selected !== last) setLast(selected)
  return [selected, group === undefined ? setLast : (value) => chooseTab(group, value)]
}

/** Sets further up may change their height with the choice; the pressed tab keeps its position in the window. */
function useStableScroll(): (pressed: HTMLElement) => void {
  const anchor = useRef<{ pressed: HTMLElement; top: number }>(undefined)
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { pressed, top } = anchor.current
    anchor.current = undefined
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  return (pressed) => {
    anchor.current = { pressed, top: pressed.getBoundingClientRect().top }
    // A click that changes nothing must not scroll the page at a later change.
    requestAnimationFrame(() => (anchor.current = undefined))
  }
}

/** Arrow keys move the focus; Enter or Space selects the tab, as on any button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const current = tabs.findIndex((tab) => tab === event.target)
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const toRight = isRightToLeft ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: current + toRight,
    ArrowLeft: current - toRight,
    Home: 0,
    End: -1,
  }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

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

/** One panel shows at a time. Without script all of them do, each under its label. */
export function Tabs({ tabs, panels, initial, group }: Props): ReactNode {
  const id = useId()
  const [selected, select] = useSelected(tabs, initial, group)
  const keepPlace = useKeptPlace()
  // With nothing selected the keyboard still finds its way in.
  const reachable = tabs.some(({ value }) => value === selected) ? selected : tabs[0]?.value
  return (
    <div className={styles['tabs']} data-live="">
      <div className={styles['list']} role="tablist" aria-orientation="horizontal" onKeyDown={walk}>
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

/** A group's choice counts where a set has it; other sets stay as they are. */
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

/** Sets above may grow or shrink with the choice: what was pressed stays under the finger. */
function useKeptPlace(): (pressed: HTMLElement) => void {
  const kept = useRef<{ pressed: HTMLElement; top: number }>(undefined)
  useLayoutEffect(() => {
    if (!kept.current) return
    const { pressed, top } = kept.current
    kept.current = undefined
    scrollBy({ top: pressed.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  return (pressed) => {
    kept.current = { pressed, top: pressed.getBoundingClientRect().top }
    // A press that changes nothing must not move the page at some later change.
    requestAnimationFrame(() => (kept.current = undefined))
  }
}

/** Arrows move the focus; Enter or Space, as on any button, chooses. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = tabs.findIndex((tab) => tab === event.target)
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: -1,
  }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

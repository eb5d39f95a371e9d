'use client'

import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './NarrowingLab.module.css'
import type { Program, Run } from './program.ts'
import { cutAtName, isPassedBy, typeAt } from './steps.ts'

interface Props {
  readonly label: string
  readonly program: Program
  readonly run: Run | undefined
  readonly variable: string
  readonly steps: readonly number[]
  readonly at: number
  readonly onStep: (at: number) => void
}

/** The program. The current line is the chosen one; lines already passed keep their types. */
export function CodeLines(props: Props): ReactNode {
  const { program, run, variable, steps, at } = props
  const id = useId()
  const passed = steps.slice(0, at + 1)

  function press(event: KeyboardEvent): void {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: steps.length - 1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (next in steps) props.onStep(next)
  }

  return (
    <div
      className={styles['code']}
      role="listbox"
      tabIndex={0}
      aria-label={props.label}
      aria-activedescendant={`${id}${steps[at]}`}
      onKeyDown={press}
    >
      {program.lines.map(({ code, error }, index) => {
        const line = index + 1
        const step = steps.indexOf(line)
        return (
          <div
            key={line}
            id={`${id}${line}`}
            className={styles['line']}
            role="option"
            aria-selected={steps[at] === line}
            aria-disabled={step < 0}
            data-off={isPassedBy(program, run, line) || undefined}
            onClick={step < 0 ? undefined : () => props.onStep(step)}
          >
            <span>{error ? '✗' : line}</span>
            <code>
              {cutAtName(code, variable).map((piece, nth) =>
                nth % 2 ? <b key={nth}>{piece}</b> : piece,
              )}
            </code>
            <samp>{passed.includes(line) && typeAt(program, line, variable)}</samp>
          </div>
        )
      })}
    </div>
  )
}

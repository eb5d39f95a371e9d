'use client'

import { useId, type KeyboardEvent, type ReactNode } from 'react'
import styles from './NarrowingLab.module.css'
import type { Program, Run } from './program.ts'
import { splitAtName, isSkipped, typeAt } from './steps.ts'

interface Props {
  readonly label: string
  readonly program: Program
  readonly run: Run | undefined
  readonly variable: string
  readonly steps: readonly number[]
  readonly currentStep: number
  readonly onStep: (at: number) => void
}

/** The lines of the program. The current line is selected; lines that were reached before still show their types. */
export function CodeLines(props: Props): ReactNode {
  const { program, run, variable, steps, currentStep } = props
  const id = useId()
  const passed = steps.slice(0, currentStep + 1)

  function moveByKey(event: KeyboardEvent): void {
    const next = {
      ArrowDown: currentStep + 1,
      ArrowUp: currentStep - 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key]
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
      aria-activedescendant={`${id}${steps[currentStep]}`}
      onKeyDown={moveByKey}
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
            aria-selected={steps[currentStep] === line}
            aria-disabled={step < 0}
            data-off={isSkipped(program, run, line) || undefined}
            onClick={step < 0 ? undefined : () => props.onStep(step)}
          >
            <span>{error ? '✗' : line}</span>
            <code>
              {splitAtName(code, variable).map((piece, pieceIndex) =>
                pieceIndex % 2 ? <b key={pieceIndex}>{piece}</b> : piece,
              )}
            </code>
            <samp>{passed.includes(line) && typeAt(program, line, variable)}</samp>
          </div>
        )
      })}
    </div>
  )
}

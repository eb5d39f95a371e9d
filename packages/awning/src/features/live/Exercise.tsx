import { useState, type ReactNode, type RefObject } from 'react'
import { markSolved, useSolvedExercises } from '../../client/solvedExercises.ts'
import { useView } from '../../client/view.ts'
import type * as Checker from './ExerciseCheck.tsx'
import styles from './LiveExample.module.css'
import type { ExerciseProps, LiveProps } from './liveProps.ts'

interface Props {
  readonly exercise: ExerciseProps
  readonly example: LiveProps
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The code as the reader has written it so far, one text for each language. */
  readonly readCode: () => string[]
  /** The code of the answer. */
  readonly children: ReactNode
}

type State =
  | { readonly kind: 'none' | 'running' | 'failed' }
  | {
      readonly kind: 'checked'
      readonly checker: typeof Checker
      readonly outcome: Checker.Outcome
    }

/** What makes a live example an exercise: a button that checks the reader's code, and the answer. */
export function Exercise({ exercise, example, frame, readCode, children }: Props): ReactNode {
  const [state, setState] = useState<State>({ kind: 'none' })
  const { path } = useView()
  const key = `${path}#${exercise.id}`
  const isSolved = useSolvedExercises().includes(key)

  async function check(): Promise<void> {
    if (!frame.current || state.kind === 'running') return
    setState({ kind: 'running' })
    try {
      const checker = await import('./ExerciseCheck.tsx')
      const outcome = await checker.checkExercise(frame.current, example, readCode(), exercise.code)
      if (checker.isSolved(outcome)) markSolved(key)
      setState({ kind: 'checked', checker, outcome })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  return (
    <>
      <div className={styles['bar']} data-script="" data-chrome="">
        <span>{isSolved ? <b>✓ {exercise.solved}</b> : exercise.title}</span>
        <button className={styles['check']} type="button" onClick={() => void check()}>
          {exercise.check}
        </button>
      </div>
      <div role="status" data-check="">
        {state.kind === 'running' && <p>{exercise.checking}</p>}
        {state.kind === 'failed' && <p>{exercise.failed}</p>}
        {state.kind === 'checked' && (
          <state.checker.CheckResults outcome={state.outcome} words={exercise} />
        )}
      </div>
      <details>
        <summary>{exercise.showAnswer}</summary>
        <div className={styles['code']}>{children}</div>
      </details>
    </>
  )
}

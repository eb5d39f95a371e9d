import type { ReactNode } from 'react'
import { adoptStyles } from '../../client/adoptStyles.ts'
import type { CheckResult } from '../../markdown/liveCheck.ts'
import { editedDocument } from './editedDocument.ts'
import css from './exerciseCheck.css?inline'
import type { ExerciseProps, LiveProps } from './liveProps.ts'
import { isSolved } from './isSolved.ts'
import { runCheck, type Outcome } from './runCheck.ts'

export { isSolved } from './isSolved.ts'
export type { Outcome } from './runCheck.ts'

adoptStyles(css)

/** Runs the reader's code again, and then the check. */
export async function checkExercise(
  frame: HTMLIFrameElement,
  example: LiveProps,
  code: readonly string[],
  check: string,
): Promise<Outcome> {
  return runCheck(frame, await editedDocument(example, code, check))
}

interface Props {
  readonly outcome: Outcome
  readonly words: ExerciseProps
}

/** What a check has found, one line for each sentence, and an error of the reader's code that may explain it. */
export function CheckResults({ outcome, words }: Props): ReactNode {
  if (outcome.kind === 'stopped') return <p>{words.timeout}</p>
  const { results, error } = outcome
  const passed = results.filter((result) => result.passed).length
  return (
    <>
      <p>
        {words.summary
          .replace('{passed}', String(passed))
          .replace('{total}', String(results.length))}
      </p>
      <ul>
        {results.map((result, index) => (
          <Line key={index} result={result} words={words} />
        ))}
      </ul>
      {error !== '' && !isSolved(outcome) && <pre>{error}</pre>}
    </>
  )
}

function Line({ result, words }: { result: CheckResult; words: ExerciseProps }): ReactNode {
  return (
    <li data-passed={result.passed}>
      <span role="img" aria-label={result.passed ? words.passed : words.notPassed}>
        {result.passed ? '✓' : '✗'}
      </span>{' '}
      {result.text}
    </li>
  )
}

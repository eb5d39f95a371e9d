'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { SelectorAnalysis } from './analyzeSelector.ts'
import type { SamplePage } from './samplePage.ts'
import styles from './SelectorLab.module.css'
import type { SelectorState } from './selectorState.ts'
import type { SelectorStrings } from './strings.ts'
import { explainNoMatch } from './explainNoMatch.ts'

/** The elements that a selector matches. */
export interface SelectorMatches {
  /** Undefined if the browser does not support the selector. */
  readonly found: readonly number[] | undefined
  /** The page that was searched; undefined on the server and during hydration. */
  readonly page?: SamplePage
}

interface Props {
  readonly words: SelectorStrings
  readonly state: SelectorState
  readonly analysis: SelectorAnalysis
  readonly matches: SelectorMatches
}

/** The number of matches, the reason why there are none, the position of the syntax error, or what to do first. */
export function SelectorResult({ words, state, analysis, matches }: Props): ReactNode {
  return <output>{renderResult()}</output>

  function renderResult(): ReactNode {
    if (!analysis.ok) {
      const { field, problem } = analysis
      if (problem.code === 'empty') return words.problems.empty
      const text = state[field]
      const end = problem.at + Math.max(problem.text.length, 1)
      const describePosition = field === 'text' ? words.wrongAt : words.wrongParent
      return (
        <>
          <span className={kit['bad']}>
            {describePosition(Array.from(text.slice(0, problem.at)).length + 1)}
          </span>
          {words.problems[problem.code]}
          <br />
          <code>
            {text.slice(0, problem.at)}
            <mark className={styles['wrong']}>{text.slice(problem.at, end) || '\u00a0'}</mark>
            {text.slice(end)}
          </code>
        </>
      )
    }
    const { found, page } = matches
    if (!found) return words.unknown
    if (found.length > 0 || !page) return <strong>{words.count(found.length)}</strong>
    const [first] = analysis.selectors
    const count = (selector: string) => page.find(selector)?.length ?? 0
    return (
      <>
        <strong>{words.count(0)}</strong>{' '}
        {first && words.noMatch(explainNoMatch(first, analysis.nested, count))}
      </>
    )
  }
}

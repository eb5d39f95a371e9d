'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { Reading } from './readSelector.ts'
import type { SamplePage } from './samplePage.ts'
import styles from './SelectorLab.module.css'
import type { SelectorState } from './selectorState.ts'
import type { SelectorStrings } from './strings.ts'
import { whyNothing } from './whyNothing.ts'

/** Whom the browser finds; undefined if it does not know the selector. */
export interface Finding {
  readonly found: readonly number[] | undefined
  /** The page that was asked; the first drawing has none. */
  readonly page?: SamplePage
}

interface Props {
  readonly words: SelectorStrings
  readonly state: SelectorState
  readonly reading: Reading
  readonly finding: Finding
}

/** How many are found, or why nobody is, or where the selector is wrong. */
export function Verdict({ words, state, reading, finding }: Props): ReactNode {
  return <output>{say()}</output>

  function say(): ReactNode {
    if (!reading.ok) {
      const { field, problem } = reading
      const text = state[field]
      const end = problem.at + Math.max(problem.text.length, 1)
      const place = field === 'text' ? words.wrongAt : words.wrongParent
      return (
        <>
          <span className={kit['bad']}>
            {place(Array.from(text.slice(0, problem.at)).length + 1)}
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
    const { found, page } = finding
    if (!found) return words.unknown
    if (found.length > 0 || !page) return <strong>{words.count(found.length)}</strong>
    const [first] = reading.selectors
    const count = (selector: string) => page.find(selector)?.length ?? 0
    return (
      <>
        <strong>{words.count(0)}</strong>{' '}
        {first && words.nothing(whyNothing(first, reading.nested, count))}
      </>
    )
  }
}

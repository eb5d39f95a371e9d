'use client'

import { Fragment, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { Complex, Part } from './parseSelector.ts'
import styles from './SelectorLab.module.css'
import type { SelectorStrings } from './strings.ts'

interface Props {
  readonly words: SelectorStrings
  readonly selectors: readonly Complex[]
}

/** Specificity, part by part, and the sum for each selector of the list. */
export function WeightTable({ words, selectors }: Props): ReactNode {
  return (
    <table className={styles['weights']}>
      <caption className={kit['label']}>{words.specificity}</caption>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">A</th>
          <th scope="col">B</th>
          <th scope="col">C</th>
        </tr>
      </thead>
      <tbody>
        {selectors.map(({ start, parts, weight }) => (
          <Fragment key={start}>
            {parts.map((part) => (
              <tr key={`${part.start}${part.text}${part.implied}`}>
                <th scope="row">
                  <code>{part.text}</code>{' '}
                  <span className={kit['soft']}>{explain(part, words)}</span>
                </th>
                <Cells weight={part.weight} />
              </tr>
            ))}
            <tr className={styles['total']}>
              <th scope="row">{words.total}</th>
              <Cells weight={weight} />
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ weight }: { weight: Complex['weight'] }): ReactNode {
  return weight.map((count, index) => (
    <td key={index} className={kit['mono']}>
      {count}
    </td>
  ))
}

function explain(part: Part, words: SelectorStrings): ReactNode {
  return (
    <>
      {part.implied ? words.implied : words.kinds[part.kind]}
      {part.decider !== undefined && (
        <>
          {' '}
          <code>{part.decider}</code>
        </>
      )}
      {part.dropped?.map(({ text }) => (
        <span key={text} className={kit['bad']}>
          <br />
          <code>{text}</code> {words.dropped}
        </span>
      ))}
    </>
  )
}

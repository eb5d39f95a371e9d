'use client'

import { Fragment, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import type { ComplexSelector, SimpleSelector } from './parseSelector.ts'
import styles from './SelectorLab.module.css'
import type { SelectorStrings } from './strings.ts'

interface Props {
  readonly words: SelectorStrings
  readonly selectors: readonly ComplexSelector[]
}

/** The specificity of each part, and the total of each selector of the list. */
export function SpecificityTable({ words, selectors }: Props): ReactNode {
  return (
    <table className={styles['specificities']}>
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
        {selectors.map(({ start, parts, specificity }) => (
          <Fragment key={start}>
            {parts.map((part) => (
              <tr key={`${part.start}${part.text}${part.implied}`}>
                <th scope="row">
                  <code>{part.text}</code>{' '}
                  <span className={kit['soft']}>{explain(part, words)}</span>
                </th>
                <Cells specificity={part.specificity} />
              </tr>
            ))}
            <tr className={styles['total']}>
              <th scope="row">{words.total}</th>
              <Cells specificity={specificity} />
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ specificity }: { specificity: ComplexSelector['specificity'] }): ReactNode {
  return specificity.map((count, index) => (
    <td key={index} className={kit['mono']}>
      {count}
    </td>
  ))
}

function explain(part: SimpleSelector, words: SelectorStrings): ReactNode {
  return (
    <>
      {part.implied ? words.implied : words.kinds[part.kind]}
      {part.decidingArgument !== undefined && (
        <>
          {' '}
          <code>{part.decidingArgument}</code>
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

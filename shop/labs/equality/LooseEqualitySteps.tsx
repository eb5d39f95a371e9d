'use client'

import type { ReactNode } from 'react'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import css from './EqualityLab.module.css'
import { looseEquality } from './looseEquality.ts'
import type { EqualityStrings } from './strings.ts'
import type { SampleValue } from './values.ts'

interface Props {
  readonly x: SampleValue
  readonly y: SampleValue
  readonly words: EqualityStrings
}

/** The steps of `==` for two values, one line per step. */
export function LooseEqualitySteps({ x, y, words }: Props): ReactNode {
  const { equal, steps } = looseEquality(
    { value: x.create(), source: x.source },
    { value: y.create(), source: y.source },
  )
  return (
    <>
      <ol className={css['steps']}>
        {steps.map((step, index) => (
          <li key={index}>
            <code>{`${step.x.source} == ${step.y.source}`}</code>
            <p>
              <span className={kit['label']}>{words.step(step.number)}</span>{' '}
              <WithCode>{words.rule(step.rule)}</WithCode>
            </p>
          </li>
        ))}
      </ol>
      <p>
        <span className={kit['label']}>{words.answer}</span>{' '}
        <b className={`${kit['mono']} ${kit[equal ? 'good' : 'bad']}`}>{String(equal)}</b>
      </p>
    </>
  )
}

'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns, Panel } from '../kit/layout.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { inLanguage } from '../language.ts'
import { codec } from './codec.ts'
import css from './EqualityLab.module.css'
import { Matrix } from './Matrix.tsx'
import { areEqual, operators, operatorNames } from './operators.ts'
import { LooseEqualitySteps } from './LooseEqualitySteps.tsx'
import { strings } from './strings.ts'
import { sampleValueOf, sampleValues } from './values.ts'

const options = sampleValues.map(({ id, source }) => ({ value: id, label: source }))

/** Two values, four equality operators, and the steps of the loosest one. */
export default function EqualityLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const { left, right, operator } = state
  const [x, y] = [sampleValueOf(left), sampleValueOf(right)]

  return (
    <Staged>
      <Columns>
        <SelectField
          label={words.left}
          options={options}
          value={left}
          onChange={(left) => setState({ ...state, left })}
        />
        <SelectField
          label={words.right}
          options={options}
          value={right}
          onChange={(right) => setState({ ...state, right })}
        />
      </Columns>
      <Stage>
        <dl className={css['results']}>
          {operators.map((name) => {
            const equal = areEqual(name, left, right)
            return (
              <div key={name}>
                <dt className={kit['mono']}>{operatorNames[name]}</dt>
                <dd className={`${kit['mono']} ${kit[equal ? 'good' : 'bad']}`}>
                  {equal ? '✓ true' : '✗ false'}
                </dd>
                <dd className={kit['label']}>{words.usedBy[name]}</dd>
              </div>
            )
          })}
        </dl>
      </Stage>
      <Panel title={words.steps}>
        <LooseEqualitySteps x={x} y={y} words={words} />
      </Panel>
      <RadioGroup
        legend={words.matrix}
        options={operators.map((value) => ({
          value,
          label: <span className={kit['mono']}>{operatorNames[value]}</span>,
        }))}
        value={operator}
        onChange={(operator) => setState({ ...state, operator })}
      />
      <Matrix state={state} words={words} onChange={setState} />
      <p className={kit['label']}>
        {words.keys} <WithCode>{words.shopNote}</WithCode>
      </p>
    </Staged>
  )
}

'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns, Panel, Stack } from '../kit/layout.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { inLanguage } from '../language.ts'
import { codec } from './codec.ts'
import css from './EqualityLab.module.css'
import { Matrix } from './Matrix.tsx'
import { areEqual, operators, operatorSigns } from './operators.ts'
import { Steps } from './Steps.tsx'
import { strings } from './strings.ts'
import { specimenOf, specimens } from './values.ts'

const options = specimens.map(({ id, source }) => ({ value: id, label: source }))

/** Two values, four ways to ask whether they are equal, and how the loosest comes to its answer. */
export default function EqualityLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const { left, right, operator } = state
  const [x, y] = [specimenOf(left), specimenOf(right)]

  return (
    <Stack>
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
      <dl className={css['answers']}>
        {operators.map((name) => {
          const equal = areEqual(name, left, right)
          return (
            <div key={name}>
              <dt className={kit['mono']}>{operatorSigns[name]}</dt>
              <dd className={`${kit['mono']} ${kit[equal ? 'good' : 'bad']}`}>
                {equal ? '✓ true' : '✗ false'}
              </dd>
              <dd className={kit['label']}>{words.users[name]}</dd>
            </div>
          )
        })}
      </dl>
      <Panel title={words.steps}>
        <Steps x={x} y={y} words={words} />
      </Panel>
      <RadioGroup
        legend={words.matrix}
        options={operators.map((value) => ({
          value,
          label: <span className={kit['mono']}>{operatorSigns[value]}</span>,
        }))}
        value={operator}
        onChange={(operator) => setState({ ...state, operator })}
      />
      <Matrix state={state} words={words} onChange={setState} />
      <p className={kit['label']}>
        {words.keys} <WithCode>{words.shop}</WithCode>
      </p>
    </Stack>
  )
}

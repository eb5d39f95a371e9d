'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Checkbox } from '../kit/Checkbox.tsx'
import kit from '../kit/kit.module.css'
import { Panel, Stack } from '../kit/layout.tsx'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { inLanguage } from '../language.ts'
import { codec } from './codec.ts'
import { orderNames, orders } from './orders.ts'
import { runTests, testCode } from './runTests.ts'
import { strings } from './strings.ts'
import styles from './TestingLab.module.css'

const writeCart = (items: readonly string[]) => `[${items.map((item) => `'${item}'`).join(', ')}]`

/** Three tests of a cart, run in an order that the reader chooses, with shared state or without. */
export default function TestingLab(props: LabProps): ReactNode {
  const [state, setState] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  const results = runTests(orders[state.order], state.isolated)
  const passed = results.filter((result) => result.passed).length
  return (
    <Stack>
      <RadioGroup
        legend={t.order}
        value={state.order}
        options={orderNames.map((value) => ({ value, label: t.orders[value] }))}
        onChange={(order) => setState({ ...state, order })}
      />
      <Checkbox
        label={t.isolated}
        checked={state.isolated}
        onChange={(isolated) => setState({ ...state, isolated })}
      />
      <p role="status">
        <b className={passed === results.length ? kit['good'] : kit['bad']}>
          {t.summary(passed, results.length)}
        </b>
      </p>
      {results.map(({ name, passed: isPassed, before, after }) => (
        <Panel key={name} title={t.tests[name]}>
          <pre className={`${kit['mono']} ${styles['code']}`}>{testCode[name]}</pre>
          <div className={kit['mono']}>
            {t.cart} {writeCart(before)} → {writeCart(after)}
          </div>
          <div className={isPassed ? kit['good'] : kit['bad']}>
            {isPassed ? `✓ ${t.pass}` : `✗ ${t.fail}`}
          </div>
        </Panel>
      ))}
    </Stack>
  )
}

'use client'

import { useLabState, type LabCodec, type LabProps } from 'awning/lab'
import { useEffect, useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Group, Panel, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { Readout } from '../kit/Readout.tsx'
import { inLanguage } from '../language.ts'
import styles from './ChangeLab.module.css'
import { opened, type ChangeState } from './codec.ts'
import { codeOf } from './codeOf.ts'
import { explanationOf } from './explanation.ts'
import { FourTable } from './FourTable.tsx'
import { models, simulate, stages } from './models.ts'
import { countsOf } from './report.ts'
import { SettingChoices } from './SettingChoices.tsx'
import { modelNames, strings } from './strings.ts'
import { Tree } from './Tree.tsx'

const pace = 900

interface Props extends LabProps {
  readonly codec: LabCodec<ChangeState>
}

/** One click on its way through a tree of components, in the manner of a framework. */
export function ChangeLab({ codec, ...props }: Props): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const [isPlaying, setPlaying] = useState(false)
  const { model } = state
  const at = stages.indexOf(state.stage)
  const isLast = at === stages.length - 1
  const isMoving = isPlaying && !isLast
  const report = simulate(model, state)
  const counts = countsOf(report)
  const explanation = explanationOf(model, state.stage, state)

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(
      () => setState((now) => ({ ...now, stage: stages[at + 1] ?? now.stage })),
      pace,
    )
    return () => clearTimeout(timer)
  }, [isMoving, at, setState])

  function change(next: Partial<ChangeState>): void {
    setPlaying(false)
    setState({ ...state, ...next })
  }

  function goTo(index: number): void {
    change({ stage: stages[index] ?? state.stage })
  }

  function click(): void {
    setState({ ...state, stage: 'told' })
    // Who wants less motion takes every step by hand.
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }

  return (
    <Stack>
      <RadioGroup
        legend={t.model}
        value={model}
        options={models.map((value) => ({ value, label: modelNames[value] }))}
        onChange={(value) => change({ model: value, way: opened(value).way })}
      />
      <SettingChoices t={t} state={state} onChange={change} />
      <code className={styles['code']}>{codeOf(model, state)}</code>
      <RadioGroup
        legend={t.stage}
        value={state.stage}
        options={[t.idle, ...t.stages[model]].flatMap((label, index) => {
          const value = stages[index]
          return value ? [{ value, label }] : []
        })}
        onChange={(stage) => change({ stage })}
      />
      <Columns>
        <Stack>
          <Tree t={t} state={state} report={report} onClick={click} />
          <div className={styles['counts']}>
            <Readout label={t.ran[model]}>{at >= 2 ? counts.ran : 0}</Readout>
            <Readout label={t.compared[model]}>{at >= 3 ? counts.compared : 0}</Readout>
            <Readout label={t.writes}>{at >= 4 ? counts.written : 0}</Readout>
          </div>
        </Stack>
        <Stack>
          <Panel>
            <p className={styles['why']} aria-live={isMoving ? 'off' : 'polite'}>
              {explanation === 'stale' ? (
                <span className={kit['bad']}>✗ {t.explanations.stale}</span>
              ) : (
                t.explanations[explanation]
              )}
            </p>
            <Group>
              <Button disabled={at === 0} onClick={() => goTo(at - 1)}>
                {t.back}
              </Button>
              <Button disabled={isLast} onClick={() => goTo(at + 1)}>
                {t.next}
              </Button>
            </Group>
          </Panel>
          <FourTable t={t} state={state} />
        </Stack>
      </Columns>
    </Stack>
  )
}

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
import { initialState, type ChangeState } from './codec.ts'
import { updateCode } from './updateCode.ts'
import { explanationOf } from './explanation.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { models, simulate, stages } from './models.ts'
import { countsOf } from './updateReport.ts'
import { SettingChoices } from './SettingChoices.tsx'
import { modelNames, strings } from './strings.ts'
import { ComponentTree } from './ComponentTree.tsx'

const stepDelay = 900

interface Props extends LabProps {
  readonly codec: LabCodec<ChangeState>
}

/** How a framework updates a tree of components after one click, stage by stage. */
export function ChangeLab({ codec, ...props }: Props): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const [isPlaying, setPlaying] = useState(false)
  const { model } = state
  const stageIndex = stages.indexOf(state.stage)
  const isLast = stageIndex === stages.length - 1
  const isAdvancing = isPlaying && !isLast
  const report = simulate(model, state)
  const counts = countsOf(report)
  const explanation = explanationOf(model, state.stage, state)

  useEffect(() => {
    if (!isAdvancing) return undefined
    const timer = setTimeout(
      () => setState((now) => ({ ...now, stage: stages[stageIndex + 1] ?? now.stage })),
      stepDelay,
    )
    return () => clearTimeout(timer)
  }, [isAdvancing, stageIndex, setState])

  function change(next: Partial<ChangeState>): void {
    setPlaying(false)
    setState({ ...state, ...next })
  }

  function goTo(index: number): void {
    change({ stage: stages[index] ?? state.stage })
  }

  function click(): void {
    setState({ ...state, stage: 'told' })
    // With reduced motion, the reader advances every stage by hand.
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }

  return (
    <Stack>
      <RadioGroup
        legend={t.model}
        value={model}
        options={models.map((value) => ({ value, label: modelNames[value] }))}
        onChange={(value) => change({ model: value, updateStyle: initialState(value).updateStyle })}
      />
      <SettingChoices t={t} state={state} onChange={change} />
      <code className={styles['code']}>{updateCode(model, state)}</code>
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
          <ComponentTree t={t} state={state} report={report} onClick={click} />
          <div className={styles['counts']}>
            <Readout label={t.ran[model]}>{stageIndex >= 2 ? counts.ran : 0}</Readout>
            <Readout label={t.compared[model]}>{stageIndex >= 3 ? counts.compared : 0}</Readout>
            <Readout label={t.writes}>{stageIndex >= 4 ? counts.written : 0}</Readout>
          </div>
        </Stack>
        <Stack>
          <Panel>
            <p className={styles['why']} aria-live={isAdvancing ? 'off' : 'polite'}>
              {explanation === 'stale' ? (
                <span className={kit['bad']}>✗ {t.explanations.stale}</span>
              ) : (
                t.explanations[explanation]
              )}
            </p>
            <Group>
              <Button disabled={stageIndex === 0} onClick={() => goTo(stageIndex - 1)}>
                {t.back}
              </Button>
              <Button disabled={isLast} onClick={() => goTo(stageIndex + 1)}>
                {t.next}
              </Button>
            </Group>
          </Panel>
          <ComparisonTable t={t} state={state} />
        </Stack>
      </Columns>
    </Stack>
  )
}

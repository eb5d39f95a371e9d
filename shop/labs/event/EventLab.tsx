'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useEffect, useState, type ReactNode } from 'react'
import { Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { inLanguage } from '../language.ts'
import { EventControls } from './EventControls.tsx'
import { NodeBoxes } from './NodeBoxes.tsx'
import {
  eventCodec,
  goToStep,
  presetNames,
  presets,
  dispatchNext,
  stepsOf,
  type EventState,
} from './eventState.ts'
import type { NodeName } from './listeners.ts'
import { StepLog } from './StepLog.tsx'
import { strings } from './strings.ts'
import { stepSentence } from './stepTexts.ts'
import kit from '../kit/kit.module.css'
import styles from './EventLab.module.css'

const stepDelay = 900

/** The dispatch of an event through nested nodes, step by step. */
export default function EventLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(eventCodec, props)
  const [playing, setPlaying] = useState(false)
  const steps = stepsOf(state)
  const currentStep = steps[state.stepIndex]
  const isLastStep = state.stepIndex === steps.length - 1
  const isPlaying = playing && !isLastStep

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(
      () => setState((before) => goToStep(before, before.stepIndex + 1)),
      stepDelay,
    )
    return () => clearTimeout(timer)
  }, [isPlaying, state, setState])

  function change(next: EventState): void {
    setPlaying(false)
    setState(next)
  }

  function dispatchAt(node: NodeName): void {
    // With reduced motion, the reader advances every step by hand.
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    setState((before) => dispatchNext(before, node))
  }

  function play(): void {
    if (isLastStep) setState((before) => goToStep(before, 0))
    setPlaying(!isPlaying)
  }

  return (
    <Stack>
      <Group>
        <span className={kit['label']}>{t.presetsLabel}</span>
        {presetNames.map((name) => (
          <Button key={name} onClick={() => change(presets[name])}>
            {t.presets[name]}
          </Button>
        ))}
      </Group>
      <Staged columns>
        <Stage>
          <div className={styles['path']}>
            <NodeBoxes
              t={t}
              target={state.target}
              listeners={state.listeners}
              step={currentStep}
              onDispatch={dispatchAt}
            />
            <Group>
              <Button
                disabled={state.stepIndex === 0}
                onClick={() => change(goToStep(state, state.stepIndex - 1))}
              >
                {t.back}
              </Button>
              <Button
                disabled={isLastStep}
                onClick={() => change(goToStep(state, state.stepIndex + 1))}
              >
                {t.step}
              </Button>
              <span className={styles['play']}>
                <Button onClick={play}>{isPlaying ? t.pause : t.play}</Button>
              </span>
              <span className={kit['mono']}>
                {state.stepIndex + 1}/{steps.length}
              </span>
            </Group>
            <p className={styles['status']} aria-live={isPlaying ? 'off' : 'polite'}>
              {currentStep && stepSentence(currentStep, state.kind, t)}
            </p>
          </div>
        </Stage>
        <EventControls t={t} state={state} onChange={change} />
        <StepLog t={t} kind={state.kind} steps={steps} currentIndex={state.stepIndex} />
      </Staged>
    </Stack>
  )
}

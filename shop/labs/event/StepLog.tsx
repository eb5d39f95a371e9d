'use client'

import type { ReactNode } from 'react'
import { Panel } from '../kit/layout.tsx'
import { phaseSymbols } from './NodeBoxes.tsx'
import type { Step } from './dispatch.ts'
import type { EventKind } from './listeners.ts'
import type { EventStrings } from './strings.ts'
import { listenerName, stepNotes } from './stepTexts.ts'
import kit from '../kit/kit.module.css'
import styles from './EventLab.module.css'

interface Props {
  readonly t: EventStrings
  readonly kind: EventKind
  readonly steps: readonly Step[]
  readonly currentIndex: number
}

/** The steps so far. Later steps are hidden but take up their space, so that the layout does not shift. */
export function StepLog({ t, kind, steps, currentIndex }: Props): ReactNode {
  return (
    <Panel title={t.log}>
      <ol className={styles['log']}>
        {steps.map((step, index) => (
          <li
            key={index}
            data-later={index > currentIndex || undefined}
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            {step.type !== 'end' && (
              <>
                <span className={kit['soft']}>
                  {phaseSymbols[step.phase]} {t.phases[step.phase]}
                </span>{' '}
                <span className={kit['mono']}>{step.node}</span>{' '}
              </>
            )}
            {step.type === 'call' && <b>{listenerName(step.listener, t)} </b>}
            <small>{stepNotes(step, kind, t).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Panel } from '../kit/layout.tsx'
import { phaseSigns } from './Boxes.tsx'
import type { Step } from './dispatch.ts'
import type { EventKind } from './listeners.ts'
import type { EventStrings } from './strings.ts'
import { nameOf, notesOf } from './wording.ts'
import kit from '../kit/kit.module.css'
import styles from './EventLab.module.css'

interface Props {
  readonly t: EventStrings
  readonly kind: EventKind
  readonly steps: readonly Step[]
  readonly at: number
}

/** What happened so far. The rest of the way takes up its room already, so that nothing jumps. */
export function Log({ t, kind, steps, at }: Props): ReactNode {
  return (
    <Panel title={t.log}>
      <ol className={styles['log']}>
        {steps.map((step, place) => (
          <li
            key={place}
            data-later={place > at || undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            {step.type !== 'end' && (
              <>
                <span className={kit['soft']}>
                  {phaseSigns[step.phase]} {t.phases[step.phase]}
                </span>{' '}
                <span className={kit['mono']}>{step.node}</span>{' '}
              </>
            )}
            {step.type === 'call' && <b>{nameOf(step.listener, t)} </b>}
            <small>{notesOf(step, kind, t).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

'use client'

import type { MouseEvent, ReactNode } from 'react'
import type { Step } from './dispatch.ts'
import { nodes, switches, type Listener, type NodeName, type Switch } from './listeners.ts'
import type { EventStrings } from './strings.ts'
import { listenerName } from './stepTexts.ts'
import kit from '../kit/kit.module.css'
import styles from './EventLab.module.css'

export const phaseSymbols = { capture: '↓', target: '◎', bubble: '↑' } as const

/** A short label for each switch of a listener that is set. */
const switchLabels: Partial<Record<Switch, string>> = {
  stop: 'stop',
  stopNow: 'stop!',
  prevent: 'prevent',
  passive: 'passive',
  once: 'once',
}

interface Props {
  readonly t: EventStrings
  readonly target: NodeName
  readonly listeners: readonly Listener[]
  readonly step: Step | undefined
  readonly onDispatch: (node: NodeName) => void
}

/** The nodes as nested boxes. Only the outermost element listens; it finds the node that was clicked. */
export function NodeBoxes(props: Props): ReactNode {
  function dispatchAtClick({ target }: MouseEvent): void {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null
    const node = nodes.find((name) => name === box?.dataset['node'])
    if (node) props.onDispatch(node)
  }
  return (
    <div role="group" aria-label={props.t.boxes} onClick={dispatchAtClick}>
      <span className={kit['label']}>{props.t.boxes}</span>
      <NodeBox {...props} depth={0} />
    </div>
  )
}

function NodeBox({ depth, ...props }: Props & { readonly depth: number }): ReactNode {
  const { t, target, listeners, step } = props
  const node = nodes[depth]
  if (!node) return null
  const currentStep = step && step.type !== 'end' && step.node === node ? step : undefined
  return (
    <div className={styles['box']} data-node={node} data-now={currentStep?.phase}>
      <button type="button" aria-label={t.dispatchAt(node)}>
        {node}
      </button>
      {listeners.map(
        (each) =>
          each.node === node &&
          each.on && (
            <ListenerChip
              key={String(each.second)}
              t={t}
              listener={each}
              called={currentStep?.type === 'call' && currentStep.listener === each}
            />
          ),
      )}
      {currentStep ? (
        <b>
          {phaseSymbols[currentStep.phase]} {t.phases[currentStep.phase]}
        </b>
      ) : (
        node === target && <span>{phaseSymbols.target}</span>
      )}
      <NodeBox {...props} depth={depth + 1} />
    </div>
  )
}

interface ChipProps {
  readonly t: EventStrings
  readonly listener: Listener
  readonly called: boolean
}

function ListenerChip({ t, listener, called }: ChipProps): ReactNode {
  const labels = switches.flatMap((name) => (listener[name] ? (switchLabels[name] ?? []) : []))
  const text = [`${listenerName(listener, t)}${listener.capture ? '↓' : '↑'}`, ...labels].join(' ')
  return (
    <span className={styles['chip']} data-called={called || undefined}>
      {listener.spent ? <s>{text}</s> : text}
    </span>
  )
}

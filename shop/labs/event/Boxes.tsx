'use client'

import type { MouseEvent, ReactNode } from 'react'
import type { Step } from './dispatch.ts'
import { nodes, switches, type Listener, type NodeName, type Switch } from './listeners.ts'
import type { EventStrings } from './strings.ts'
import { nameOf } from './wording.ts'
import kit from '../kit/kit.module.css'
import styles from './EventLab.module.css'

export const phaseSigns = { capture: '↓', target: '◎', bubble: '↑' } as const

/** What a listener will do, in a word. */
const signs: Partial<Record<Switch, string>> = {
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
  readonly now: Step | undefined
  readonly onSend: (node: NodeName) => void
}

/** The boxes, one inside the other. Only the outermost listens: it asks where the click happened. */
export function Boxes(props: Props): ReactNode {
  function send({ target }: MouseEvent): void {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null
    const node = nodes.find((name) => name === box?.dataset['node'])
    if (node) props.onSend(node)
  }
  return (
    <div role="group" aria-label={props.t.boxes} onClick={send}>
      <span className={kit['label']}>{props.t.boxes}</span>
      <Box {...props} depth={0} />
    </div>
  )
}

function Box({ depth, ...props }: Props & { readonly depth: number }): ReactNode {
  const { t, target, listeners, now } = props
  const node = nodes[depth]
  if (!node) return null
  const here = now && now.type !== 'end' && now.node === node ? now : undefined
  return (
    <div className={styles['box']} data-node={node} data-now={here?.phase}>
      <button type="button" aria-label={t.sendTo(node)}>
        {node}
      </button>
      {listeners.map(
        (each) =>
          each.node === node &&
          each.on && (
            <Chip
              key={String(each.second)}
              t={t}
              listener={each}
              called={here?.type === 'call' && here.listener === each}
            />
          ),
      )}
      {here ? (
        <b>
          {phaseSigns[here.phase]} {t.phases[here.phase]}
        </b>
      ) : (
        node === target && <span>{phaseSigns.target}</span>
      )}
      <Box {...props} depth={depth + 1} />
    </div>
  )
}

interface ChipProps {
  readonly t: EventStrings
  readonly listener: Listener
  readonly called: boolean
}

function Chip({ t, listener, called }: ChipProps): ReactNode {
  const marks = switches.flatMap((name) => (listener[name] ? (signs[name] ?? []) : []))
  const text = [`${nameOf(listener, t)}${listener.capture ? '↓' : '↑'}`, ...marks].join(' ')
  return (
    <span className={styles['chip']} data-called={called || undefined}>
      {listener.spent ? <s>{text}</s> : text}
    </span>
  )
}

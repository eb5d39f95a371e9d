'use client'

import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { setSwitch, type EventState } from './eventState.ts'
import { ListenerPanel } from './ListenerPanel.tsx'
import { eventKinds, nodes, type EventKind, type NodeName } from './listeners.ts'
import type { EventStrings } from './strings.ts'
import styles from './EventLab.module.css'

interface Props {
  readonly t: EventStrings
  readonly state: EventState
  readonly onChange: (state: EventState) => void
}

/** The kind of event, and the listeners of one node. */
export function EventControls({ t, state, onChange }: Props): ReactNode {
  const [shownNode, setShownNode] = useState<NodeName>('li')
  return (
    <div className={styles['controls']}>
      <RadioGroup<NodeName>
        legend={t.listenersOn}
        options={nodes.map((value) => ({ value, label: value }))}
        value={shownNode}
        onChange={setShownNode}
      />
      {state.listeners
        .filter(({ node }) => node === shownNode)
        .map((listener) => (
          <ListenerPanel
            key={String(listener.second)}
            t={t}
            kind={state.kind}
            listener={listener}
            onSwitch={(name, value) => onChange(setSwitch(state, listener, name, value))}
          />
        ))}
      <RadioGroup<EventKind>
        legend={`${t.kind} · ${t.kinds[state.kind]}`}
        options={eventKinds.map((value) => ({ value, label: value }))}
        value={state.kind}
        onChange={(kind) => onChange({ ...state, kind, stepIndex: 0 })}
      />
    </div>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Group, Panel } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import type { EventKind, Listener, Switch } from './listeners.ts'
import type { EventStrings } from './strings.ts'
import { listenerCode, listenerName } from './stepTexts.ts'
import styles from './EventLab.module.css'

const options = [
  ['capture', 'capture'],
  ['once', 'once'],
  ['passive', 'passive'],
] as const
const calls = [
  ['prevent', 'preventDefault()'],
  ['stop', 'stopPropagation()'],
  ['stopNow', 'stopImmediatePropagation()'],
] as const

interface Props {
  readonly t: EventStrings
  readonly kind: EventKind
  readonly listener: Listener
  readonly onSwitch: (name: Switch, value: boolean) => void
}

/** The switches of one listener: whether it is added, its options, and what it does when it is called. */
export function ListenerPanel({ t, kind, listener, onSwitch }: Props): ReactNode {
  const toggle = ([name, label]: readonly [Switch, string]): ReactNode => (
    <Checkbox
      key={name}
      label={label}
      checked={listener[name]}
      disabled={!listener.on}
      onChange={(value) => onSwitch(name, value)}
    />
  )
  return (
    <Panel title={t.listener(listenerName(listener, t))}>
      <Checkbox label={t.on} checked={listener.on} onChange={(value) => onSwitch('on', value)} />
      <div className={styles['switches']}>
        <Group>{options.map(toggle)}</Group>
        {calls.map(toggle)}
        {listener.on && <span>{listenerCode(listener, kind, t)}</span>}
      </div>
      {listener.spent && (
        <p>
          {t.spent} <Button onClick={() => onSwitch('on', true)}>{t.addAgain}</Button>
        </p>
      )}
    </Panel>
  )
}

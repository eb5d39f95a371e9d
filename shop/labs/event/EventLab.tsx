'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useEffect, useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns, Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { inLanguage } from '../language.ts'
import { Boxes } from './Boxes.tsx'
import {
  eventCodec,
  moveTo,
  presetNames,
  presets,
  send,
  stepsOf,
  withSwitch,
  type EventState,
} from './eventState.ts'
import { ListenerPanel } from './ListenerPanel.tsx'
import { eventKinds, nodes, type EventKind, type NodeName } from './listeners.ts'
import { Log } from './Log.tsx'
import { strings } from './strings.ts'
import { sentenceOf } from './wording.ts'
import kit from '../kit/kit.module.css'
import styles from './EventLab.module.css'

const pace = 900

/** An event on its way through boxes that stand one inside the other. */
export default function EventLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(eventCodec, props)
  const [where, setWhere] = useState<NodeName>('li')
  const [playing, setPlaying] = useState(false)
  const steps = stepsOf(state)
  const now = steps[state.at]
  const last = state.at === steps.length - 1
  const moving = playing && !last

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setState((before) => moveTo(before, before.at + 1)), pace)
    return () => clearTimeout(timer)
  }, [moving, state, setState])

  function change(next: EventState): void {
    setPlaying(false)
    setState(next)
  }

  function sendTo(node: NodeName): void {
    // Who wants less motion takes every step by hand.
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    setState((before) => send(before, node))
  }

  function play(): void {
    if (last) setState((before) => moveTo(before, 0))
    setPlaying(!moving)
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
      <Columns>
        <div className={styles['way']}>
          <Boxes
            t={t}
            target={state.target}
            listeners={state.listeners}
            now={now}
            onSend={sendTo}
          />
          <Group>
            <Button disabled={state.at === 0} onClick={() => change(moveTo(state, state.at - 1))}>
              {t.back}
            </Button>
            <Button disabled={last} onClick={() => change(moveTo(state, state.at + 1))}>
              {t.step}
            </Button>
            <span className={styles['play']}>
              <Button onClick={play}>{moving ? t.pause : t.play}</Button>
            </span>
            <span className={kit['mono']}>
              {state.at + 1}/{steps.length}
            </span>
          </Group>
        </div>
        <Log t={t} kind={state.kind} steps={steps} at={state.at} />
      </Columns>
      <p className="visually-hidden" aria-live={moving ? 'off' : 'polite'}>
        {now && sentenceOf(now, state.kind, t)}
      </p>
      <Stack>
        <RadioGroup<EventKind>
          legend={`${t.kind} · ${t.kinds[state.kind]}`}
          options={eventKinds.map((value) => ({ value, label: value }))}
          value={state.kind}
          onChange={(kind) => change({ ...state, kind, at: 0 })}
        />
        <RadioGroup<NodeName>
          legend={t.where}
          options={nodes.map((value) => ({ value, label: value }))}
          value={where}
          onChange={setWhere}
        />
        <Columns>
          {state.listeners
            .filter(({ node }) => node === where)
            .map((listener) => (
              <ListenerPanel
                key={String(listener.second)}
                t={t}
                kind={state.kind}
                listener={listener}
                onSwitch={(name, value) => change(withSwitch(state, listener, name, value))}
              />
            ))}
        </Columns>
      </Stack>
    </Stack>
  )
}

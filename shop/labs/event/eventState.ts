import type { LabCodec } from 'awning/lab'
import { afterDispatch, dispatch, type Step } from './dispatch.ts'
import {
  decodeListeners,
  encodeListeners,
  eventKinds,
  listenersWith,
  nodes,
  type EventKind,
  type Listener,
  type NodeName,
  type Switch,
} from './listeners.ts'

export interface EventState {
  readonly kind: EventKind
  readonly target: NodeName
  readonly listeners: readonly Listener[]
  /** Which step of the way is on screen. */
  readonly at: number
}

export const presetNames = ['wholeWay', 'stopped', 'atOnce', 'passive', 'noBubbles'] as const
export type PresetName = (typeof presetNames)[number]

export const presets: Readonly<Record<PresetName, EventState>> = {
  wholeWay: {
    kind: 'click',
    target: 'button',
    listeners: listenersWith({
      document: [['capture'], []],
      section: [['capture']],
      ul: [[]],
      li: [[]],
      button: [[], ['capture']],
    }),
    at: 4,
  },
  stopped: {
    kind: 'click',
    target: 'button',
    listeners: listenersWith({
      document: [['capture'], []],
      ul: [[]],
      li: [['stop'], []],
      button: [['prevent']],
    }),
    at: 0,
  },
  atOnce: {
    kind: 'click',
    target: 'li',
    listeners: listenersWith({ ul: [['capture', 'once']], li: [['stopNow'], []], section: [[]] }),
    at: 0,
  },
  passive: {
    kind: 'touchmove',
    target: 'li',
    listeners: listenersWith({ document: [['prevent']], ul: [['passive', 'prevent']] }),
    at: 0,
  },
  noBubbles: {
    kind: 'focus',
    target: 'button',
    listeners: listenersWith({ section: [['capture'], []], li: [[]], button: [['prevent']] }),
    at: 0,
  },
}

export function stepsOf({ kind, target, listeners }: EventState): readonly Step[] {
  return dispatch(kind, target, listeners)
}

/** The next event sets out; what the last one used up stays used up. */
export function send(state: EventState, target: NodeName): EventState {
  return { ...state, target, at: 0, listeners: afterDispatch(state.listeners, stepsOf(state)) }
}

/** Another step of the same way; not past its ends. */
export function moveTo(state: EventState, at: number): EventState {
  return { ...state, at: Math.max(0, Math.min(at, stepsOf(state).length - 1)) }
}

/** A listener is set up again, and the event starts again from above. */
export function withSwitch(
  state: EventState,
  listener: Listener,
  name: Switch,
  value: boolean,
): EventState {
  const listeners = state.listeners.map((each) =>
    each.node === listener.node && each.second === listener.second
      ? { ...each, spent: false, [name]: value }
      : each,
  )
  return { ...state, listeners, at: 0 }
}

/** `c4.3.0300…`: the kind by its first letter, the target, the step, and the listeners. */
export const eventCodec: LabCodec<EventState> = {
  initial: presets.wholeWay,
  encode: ({ kind, target, listeners, at }) =>
    `${kind.slice(0, 1)}${nodes.indexOf(target)}.${at}.${encodeListeners(listeners)}`,
  decode(text) {
    const found = /^([a-z])(\d)\.(\d{1,2})\.([\da-f]+)$/.exec(text)
    const kind = eventKinds.find((each) => each.startsWith(found?.[1] ?? ' '))
    const target = nodes[Number(found?.[2])]
    const listeners = decodeListeners(found?.[4] ?? '')
    if (!kind || !target || !listeners) return undefined
    const state = { kind, target, listeners, at: Number(found?.[3]) }
    return state.at < stepsOf(state).length ? state : undefined
  },
}

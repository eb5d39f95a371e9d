import type { LabCodec } from 'awning/lab'
import { afterDispatch, dispatch, type Step } from './dispatch.ts'
import {
  decodeListeners,
  encodeListeners,
  eventKinds,
  createListeners,
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
  /** The index of the step that is shown. */
  readonly stepIndex: number
}

export const presetNames = ['wholeWay', 'stopped', 'atOnce', 'passive', 'noBubbles'] as const
export type PresetName = (typeof presetNames)[number]

export const presets: Readonly<Record<PresetName, EventState>> = {
  wholeWay: {
    kind: 'click',
    target: 'button',
    listeners: createListeners({
      document: [['capture'], []],
      section: [['capture']],
      ul: [[]],
      li: [[]],
      button: [[], ['capture']],
    }),
    stepIndex: 4,
  },
  stopped: {
    kind: 'click',
    target: 'button',
    listeners: createListeners({
      document: [['capture'], []],
      ul: [[]],
      li: [['stop'], []],
      button: [['prevent']],
    }),
    stepIndex: 0,
  },
  atOnce: {
    kind: 'click',
    target: 'li',
    listeners: createListeners({ ul: [['capture', 'once']], li: [['stopNow'], []], section: [[]] }),
    stepIndex: 0,
  },
  passive: {
    kind: 'touchmove',
    target: 'li',
    listeners: createListeners({ document: [['prevent']], ul: [['passive', 'prevent']] }),
    stepIndex: 0,
  },
  noBubbles: {
    kind: 'focus',
    target: 'button',
    listeners: createListeners({ section: [['capture'], []], li: [[]], button: [['prevent']] }),
    stepIndex: 0,
  },
}

export function stepsOf({ kind, target, listeners }: EventState): readonly Step[] {
  return dispatch(kind, target, listeners)
}

/** Dispatches another event; listeners that the previous one spent stay spent. */
export function dispatchNext(state: EventState, target: NodeName): EventState {
  return {
    ...state,
    target,
    stepIndex: 0,
    listeners: afterDispatch(state.listeners, stepsOf(state)),
  }
}

/** Goes to another step of the same dispatch, within its bounds. */
export function goToStep(state: EventState, at: number): EventState {
  return { ...state, stepIndex: Math.max(0, Math.min(at, stepsOf(state).length - 1)) }
}

/** Changes a switch of a listener, and starts the dispatch again. */
export function setSwitch(
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
  return { ...state, listeners, stepIndex: 0 }
}

/** `c4.3.0300…`: the kind by its first letter, the target, the step, and the listeners. */
export const eventCodec: LabCodec<EventState> = {
  initial: presets.wholeWay,
  encode: ({ kind, target, listeners, stepIndex }) =>
    `${kind.slice(0, 1)}${nodes.indexOf(target)}.${stepIndex}.${encodeListeners(listeners)}`,
  decode(text) {
    const found = /^([a-z])(\d)\.(\d{1,2})\.([\da-f]+)$/.exec(text)
    const kind = eventKinds.find((each) => each.startsWith(found?.[1] ?? ' '))
    const target = nodes[Number(found?.[2])]
    const listeners = decodeListeners(found?.[4] ?? '')
    if (!kind || !target || !listeners) return undefined
    const state = { kind, target, listeners, stepIndex: Number(found?.[3]) }
    return state.stepIndex < stepsOf(state).length ? state : undefined
  },
}

import {
  isPassive,
  nodes,
  traits,
  type EventKind,
  type Listener,
  type NodeName,
} from './listeners.ts'

export type Phase = 'capture' | 'target' | 'bubble'

/** Why `preventDefault()` did nothing. */
export type Ignored = 'passive' | 'notCancelable'

/** Nobody listens here in this phase: the event goes by. */
export interface Pass {
  readonly type: 'pass'
  readonly node: NodeName
  readonly phase: Phase
}

export interface Call {
  readonly type: 'call'
  readonly node: NodeName
  readonly phase: Phase
  readonly listener: Listener
  readonly ignored: Ignored | undefined
  /** How many more listeners this node would have called in this turn. */
  readonly skipped: number
}

export interface End {
  readonly type: 'end'
  readonly stoppedAt: NodeName | undefined
  readonly prevented: boolean
  readonly bubbled: boolean
}

export type Step = Pass | Call | End

/**
 * The way of one event, as the DOM standard dispatches it: down to the target with the listeners that
 * capture, up again with the others; the target is in both. A stopped event still finishes its node,
 * unless it was stopped at once.
 */
export function dispatch(
  kind: EventKind,
  target: NodeName,
  listeners: readonly Listener[],
): readonly Step[] {
  const { bubbles } = traits[kind]
  const down = nodes.slice(0, nodes.indexOf(target) + 1)
  const steps: (Pass | Call)[] = []
  let stoppedAt: NodeName | undefined
  let prevented = false

  function invoke(node: NodeName, capture: boolean): void {
    const phase = node === target ? 'target' : capture ? 'capture' : 'bubble'
    const called = listeners.filter(
      (each) => each.node === node && each.on && !each.spent && each.capture === capture,
    )
    // The target has two turns; one line says that no listener was called in either.
    const goesBy = node !== target || (!capture && steps.at(-1)?.node !== node)
    if (called.length === 0 && goesBy) steps.push({ type: 'pass', node, phase })
    for (const [place, listener] of called.entries()) {
      const ignored = listener.prevent ? whyIgnored(kind, listener) : undefined
      if (listener.prevent && !ignored) prevented = true
      if (listener.stop || listener.stopNow) stoppedAt = node
      const skipped = listener.stopNow ? called.length - place - 1 : 0
      steps.push({ type: 'call', node, phase, listener, ignored, skipped })
      if (listener.stopNow) return
    }
  }

  for (const node of down) if (!stoppedAt) invoke(node, true)
  for (const node of down.toReversed())
    if (!stoppedAt && (bubbles || node === target)) invoke(node, false)
  return [...steps, { type: 'end', stoppedAt, prevented, bubbled: bubbles }]
}

function whyIgnored(kind: EventKind, listener: Listener): Ignored | undefined {
  if (!traits[kind].cancelable) return 'notCancelable'
  return isPassive(listener, kind) ? 'passive' : undefined
}

/** The listeners as a dispatch leaves them: those that were `once` and were called are gone. */
export function afterDispatch(
  listeners: readonly Listener[],
  steps: readonly Step[],
): readonly Listener[] {
  const called = new Set(steps.flatMap((step) => (step.type === 'call' ? [step.listener] : [])))
  return listeners.map((each) => (each.once && called.has(each) ? { ...each, spent: true } : each))
}

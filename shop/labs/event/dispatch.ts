import {
  isPassive,
  nodes,
  eventTraits,
  type EventKind,
  type Listener,
  type NodeName,
} from './listeners.ts'

export type Phase = 'capture' | 'target' | 'bubble'

/** Why `preventDefault()` did nothing. */
export type IgnoredReason = 'passive' | 'notCancelable'

/** The node has no listener in this phase. */
export interface PassStep {
  readonly type: 'pass'
  readonly node: NodeName
  readonly phase: Phase
}

export interface CallStep {
  readonly type: 'call'
  readonly node: NodeName
  readonly phase: Phase
  readonly listener: Listener
  readonly ignored: IgnoredReason | undefined
  /** How many listeners of this node were skipped by `stopImmediatePropagation()`. */
  readonly skipped: number
}

export interface EndStep {
  readonly type: 'end'
  readonly stoppedAt: NodeName | undefined
  readonly prevented: boolean
  readonly bubbled: boolean
}

export type Step = PassStep | CallStep | EndStep

/**
 * Dispatches an event as the DOM standard defines it: down to the target with the capturing listeners,
 * up again with the others; the target is part of both. After `stopPropagation()` the other listeners of
 * the node are still called, after `stopImmediatePropagation()` they are not.
 */
export function dispatch(
  kind: EventKind,
  target: NodeName,
  listeners: readonly Listener[],
): readonly Step[] {
  const { bubbles } = eventTraits[kind]
  const path = nodes.slice(0, nodes.indexOf(target) + 1)
  const steps: (PassStep | CallStep)[] = []
  let stoppedAt: NodeName | undefined
  let prevented = false

  function invoke(node: NodeName, capture: boolean): void {
    const phase = node === target ? 'target' : capture ? 'capture' : 'bubble'
    const called = listeners.filter(
      (each) => each.node === node && each.on && !each.spent && each.capture === capture,
    )
    // The target is visited twice; a single step reports that neither visit called a listener.
    const isReported = node !== target || (!capture && steps.at(-1)?.node !== node)
    if (called.length === 0 && isReported) steps.push({ type: 'pass', node, phase })
    for (const [index, listener] of called.entries()) {
      const ignored = listener.prevent ? ignoredReason(kind, listener) : undefined
      if (listener.prevent && !ignored) prevented = true
      if (listener.stop || listener.stopNow) stoppedAt = node
      const skipped = listener.stopNow ? called.length - index - 1 : 0
      steps.push({ type: 'call', node, phase, listener, ignored, skipped })
      if (listener.stopNow) return
    }
  }

  for (const node of path) if (!stoppedAt) invoke(node, true)
  for (const node of path.toReversed())
    if (!stoppedAt && (bubbles || node === target)) invoke(node, false)
  return [...steps, { type: 'end', stoppedAt, prevented, bubbled: bubbles }]
}

function ignoredReason(kind: EventKind, listener: Listener): IgnoredReason | undefined {
  if (!eventTraits[kind].cancelable) return 'notCancelable'
  return isPassive(listener, kind) ? 'passive' : undefined
}

/** The listeners after a dispatch: `once` listeners that were called are spent. */
export function afterDispatch(
  listeners: readonly Listener[],
  steps: readonly Step[],
): readonly Listener[] {
  const called = new Set(steps.flatMap((step) => (step.type === 'call' ? [step.listener] : [])))
  return listeners.map((each) => (each.once && called.has(each) ? { ...each, spent: true } : each))
}

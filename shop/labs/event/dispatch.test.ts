import { describe, expect, it } from 'vitest'
import { afterDispatch, dispatch, type Step } from './dispatch.ts'
import { createListeners, nodes, type EventKind, type NodeName, type Switch } from './listeners.ts'

type Given = Partial<Record<NodeName, readonly (readonly Switch[])[]>>

/** The calls in a short form, such as `li A bubble`. */
function calls(steps: readonly Step[]): string[] {
  return steps.flatMap((step) =>
    step.type === 'call' ? [`${step.node} ${step.listener.second ? 'B' : 'A'} ${step.phase}`] : [],
  )
}

function run(given: Given, target: NodeName = 'button', kind: EventKind = 'click') {
  const steps = dispatch(kind, target, createListeners(given))
  const end = steps.at(-1)
  if (end?.type !== 'end') throw new Error('the last step must be the end')
  return { steps, calls: calls(steps), end }
}

describe('the path of an event', () => {
  it('goes down with the capturing listeners and up with the others', () => {
    const both = [['capture'], []] as const
    expect(run({ document: both, ul: both, button: both }).calls).toEqual([
      'document A capture',
      'ul A capture',
      'button A target',
      'button B target',
      'ul B bubble',
      'document B bubble',
    ])
  })

  it('calls capturing listeners first at the target, even if they were added later', () => {
    expect(run({ button: [[], ['capture']] }).calls).toEqual(['button B target', 'button A target'])
  })

  it('calls the listeners of a node in the order in which they were added', () => {
    expect(run({ li: [[], []] }).calls).toEqual(['li A bubble', 'li B bubble'])
  })

  it('goes no deeper than its target', () => {
    expect(run({ li: [[]], ul: [[]], button: [[]] }, 'ul').calls).toEqual(['ul A target'])
  })

  it('has one step for every node without listeners, and only one for the target', () => {
    expect(run({}).steps.map((step) => (step.type === 'pass' ? step.node : step.type))).toEqual([
      ...nodes,
      ...nodes.slice(0, -1).toReversed(),
      'end',
    ])
  })

  it('has no such step for a target where a listener was called', () => {
    const { steps } = run({ document: [['capture']] }, 'document')
    expect(steps.map(({ type }) => type)).toEqual(['call', 'end'])
  })

  it('ignores listeners that are not added', () => {
    const listeners = createListeners({ li: [[]] }).map((each) => ({ ...each, on: false }))
    expect(calls(dispatch('click', 'button', listeners))).toEqual([])
  })
})

describe('an event that does not bubble', () => {
  it('is captured and reaches its target, but does not go up', () => {
    const { calls, end } = run(
      { document: [['capture'], []], button: [[], ['capture']] },
      'button',
      'focus',
    )
    expect(calls).toEqual(['document A capture', 'button B target', 'button A target'])
    expect(end.bubbled).toBe(false)
  })
})

describe('stopping', () => {
  it('with stopPropagation calls the other listeners of the node and goes no further', () => {
    const { calls, end } = run({ li: [['stop'], []], ul: [[]] })
    expect(calls).toEqual(['li A bubble', 'li B bubble'])
    expect(end.stoppedAt).toBe('li')
  })

  it('with stopImmediatePropagation skips the other listeners of the node too', () => {
    const { calls, steps } = run({ li: [['stopNow'], []], ul: [[]] })
    expect(calls).toEqual(['li A bubble'])
    expect(steps.find((step) => step.type === 'call')).toMatchObject({ skipped: 1 })
  })

  it('keeps the event from reaching its target when it happens while capturing', () => {
    const { calls, end } = run({ section: [['capture', 'stop']], button: [[], ['capture']] })
    expect(calls).toEqual(['section A capture'])
    expect(end.stoppedAt).toBe('section')
  })

  it('at the target, while capturing, skips the bubbling listeners of the target', () => {
    expect(run({ button: [['capture', 'stop'], []] }).calls).toEqual(['button A target'])
  })

  it('is reported also at the document, where bubbling ends', () => {
    expect(run({ document: [['stop']] }).end.stoppedAt).toBe('document')
  })

  it('does not prevent the default action', () => {
    expect(run({ li: [['stop']], ul: [['prevent']] }).end.prevented).toBe(false)
  })
})

describe('preventDefault', () => {
  it('prevents the default action, and the event continues', () => {
    const { calls, end } = run({ button: [['prevent']], document: [[]] })
    expect(calls).toEqual(['button A target', 'document A bubble'])
    expect(end.prevented).toBe(true)
  })

  it('is ignored in a passive listener', () => {
    const { steps, end } = run({ ul: [['passive', 'prevent']] })
    expect(steps.find((step) => step.type === 'call')).toMatchObject({ ignored: 'passive' })
    expect(end.prevented).toBe(false)
  })

  it('takes effect in another listener although one was passive', () => {
    expect(run({ ul: [['passive', 'prevent'], ['prevent']] }).end.prevented).toBe(true)
  })

  it('is ignored when the event cannot be cancelled', () => {
    const { steps, end } = run({ button: [['prevent']] }, 'button', 'focus')
    expect(steps.find((step) => step.type === 'call')).toMatchObject({ ignored: 'notCancelable' })
    expect(end.prevented).toBe(false)
  })

  it('is ignored for touchmove on the document, where listeners are passive by default', () => {
    expect(run({ document: [['prevent']] }, 'li', 'touchmove').end.prevented).toBe(false)
    expect(run({ document: [['prevent']] }, 'li', 'click').end.prevented).toBe(true)
    expect(run({ section: [['prevent']] }, 'li', 'touchmove').end.prevented).toBe(true)
  })
})

describe('once', () => {
  const listeners = createListeners({ li: [['once'], []], ul: [['once', 'capture']] })

  it('removes the listener after its first call', () => {
    const first = dispatch('click', 'button', listeners)
    expect(calls(first)).toEqual(['ul A capture', 'li A bubble', 'li B bubble'])
    const second = dispatch('click', 'button', afterDispatch(listeners, first))
    expect(calls(second)).toEqual(['li B bubble'])
  })

  it('keeps a listener that was not called', () => {
    const first = dispatch('click', 'section', listeners)
    expect(afterDispatch(listeners, first)).toEqual(listeners)
  })
})

import { describe, expect, it } from 'vitest'
import { afterDispatch, dispatch, type Step } from './dispatch.ts'
import { listenersWith, nodes, type EventKind, type NodeName, type Switch } from './listeners.ts'

type Given = Partial<Record<NodeName, readonly (readonly Switch[])[]>>

/** The calls in short, as `li A bubble`. */
function calls(steps: readonly Step[]): string[] {
  return steps.flatMap((step) =>
    step.type === 'call' ? [`${step.node} ${step.listener.second ? 'B' : 'A'} ${step.phase}`] : [],
  )
}

function run(given: Given, target: NodeName = 'button', kind: EventKind = 'click') {
  const steps = dispatch(kind, target, listenersWith(given))
  const end = steps.at(-1)
  if (end?.type !== 'end') throw new Error('a way must have an end')
  return { steps, calls: calls(steps), end }
}

describe('the way of an event', () => {
  it('goes down with the listeners that capture and up with the others', () => {
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

  it('calls at the target first what captures, even if it was added later', () => {
    expect(run({ button: [[], ['capture']] }).calls).toEqual(['button B target', 'button A target'])
  })

  it('calls in the order of adding within one turn', () => {
    expect(run({ li: [[], []] }).calls).toEqual(['li A bubble', 'li B bubble'])
  })

  it('ends at the target that was hit and does not go deeper', () => {
    expect(run({ li: [[]], ul: [[]], button: [[]] }, 'ul').calls).toEqual(['ul A target'])
  })

  it('says of every node it passes that no listener was called, and of the target only once', () => {
    expect(run({}).steps.map((step) => (step.type === 'pass' ? step.node : step.type))).toEqual([
      ...nodes,
      ...nodes.slice(0, -1).toReversed(),
      'end',
    ])
  })

  it('does not say that no listener was called at a target where one was', () => {
    const { steps } = run({ document: [['capture']] }, 'document')
    expect(steps.map(({ type }) => type)).toEqual(['call', 'end'])
  })

  it('leaves out listeners that are not there', () => {
    const listeners = listenersWith({ li: [[]] }).map((each) => ({ ...each, on: false }))
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
  it('finishes the node with stopPropagation and goes no further', () => {
    const { calls, end } = run({ li: [['stop'], []], ul: [[]] })
    expect(calls).toEqual(['li A bubble', 'li B bubble'])
    expect(end.stoppedAt).toBe('li')
  })

  it('leaves out the rest of the node too with stopImmediatePropagation', () => {
    const { calls, steps } = run({ li: [['stopNow'], []], ul: [[]] })
    expect(calls).toEqual(['li A bubble'])
    expect(steps.find((step) => step.type === 'call')).toMatchObject({ skipped: 1 })
  })

  it('keeps the event from its target when it happens on the way down', () => {
    const { calls, end } = run({ section: [['capture', 'stop']], button: [[], ['capture']] })
    expect(calls).toEqual(['section A capture'])
    expect(end.stoppedAt).toBe('section')
  })

  it('at the target, while capturing, keeps the event from the other listeners of the target', () => {
    expect(run({ button: [['capture', 'stop'], []] }).calls).toEqual(['button A target'])
  })

  it('at the document on the way up is stopping all the same', () => {
    expect(run({ document: [['stop']] }).end.stoppedAt).toBe('document')
  })

  it('does not prevent what the browser does by itself', () => {
    expect(run({ li: [['stop']], ul: [['prevent']] }).end.prevented).toBe(false)
  })
})

describe('preventDefault', () => {
  it('prevents, and the event goes on', () => {
    const { calls, end } = run({ button: [['prevent']], document: [[]] })
    expect(calls).toEqual(['button A target', 'document A bubble'])
    expect(end.prevented).toBe(true)
  })

  it('is ignored in a passive listener', () => {
    const { steps, end } = run({ ul: [['passive', 'prevent']] })
    expect(steps.find((step) => step.type === 'call')).toMatchObject({ ignored: 'passive' })
    expect(end.prevented).toBe(false)
  })

  it('counts from another listener although one was passive', () => {
    expect(run({ ul: [['passive', 'prevent'], ['prevent']] }).end.prevented).toBe(true)
  })

  it('is ignored when the event cannot be cancelled', () => {
    const { steps, end } = run({ button: [['prevent']] }, 'button', 'focus')
    expect(steps.find((step) => step.type === 'call')).toMatchObject({ ignored: 'notCancelable' })
    expect(end.prevented).toBe(false)
  })

  it('is ignored for touchmove on the document, which is passive by itself', () => {
    expect(run({ document: [['prevent']] }, 'li', 'touchmove').end.prevented).toBe(false)
    expect(run({ document: [['prevent']] }, 'li', 'click').end.prevented).toBe(true)
    expect(run({ section: [['prevent']] }, 'li', 'touchmove').end.prevented).toBe(true)
  })
})

describe('once', () => {
  const listeners = listenersWith({ li: [['once'], []], ul: [['once', 'capture']] })

  it('is called and then gone', () => {
    const first = dispatch('click', 'button', listeners)
    expect(calls(first)).toEqual(['ul A capture', 'li A bubble', 'li B bubble'])
    const second = dispatch('click', 'button', afterDispatch(listeners, first))
    expect(calls(second)).toEqual(['li B bubble'])
  })

  it('stays when the event did not come to it', () => {
    const first = dispatch('click', 'section', listeners)
    expect(afterDispatch(listeners, first)).toEqual(listeners)
  })
})

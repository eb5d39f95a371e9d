import { describe, expect, it } from 'vitest'
import {
  eventCodec,
  goToStep,
  presetNames,
  presets,
  dispatchNext,
  stepsOf,
  setSwitch,
} from './eventState.ts'
import { createListeners, type Listener } from './listeners.ts'

const initial = eventCodec.initial

function listenerOf(listeners: readonly Listener[], node: string): Listener {
  const found = listeners.find((each) => each.node === node)
  if (!found) throw new Error(`no listener on ${node}`)
  return found
}

describe('the state of the experiment', () => {
  it('begins at the target', () => {
    expect(stepsOf(initial)[initial.stepIndex]).toMatchObject({ node: 'button', phase: 'target' })
  })

  it('does not step past the first or the last step', () => {
    expect(goToStep(initial, -1).stepIndex).toBe(0)
    expect(goToStep(initial, 99).stepIndex).toBe(stepsOf(initial).length - 1)
  })

  it('removes a once listener after an event, and adds it again when it is switched on', () => {
    const once = { ...initial, listeners: createListeners({ li: [['once']] }) }
    const sent = dispatchNext(once, 'li')
    expect(sent.stepIndex).toBe(0)
    expect(listenerOf(sent.listeners, 'li').spent).toBe(true)
    const addedAgain = setSwitch(sent, listenerOf(sent.listeners, 'li'), 'on', true)
    expect(addedAgain.listeners).toEqual(once.listeners)
  })

  it('changes one switch of one listener', () => {
    const changed = setSwitch(initial, listenerOf(initial.listeners, 'ul'), 'stop', true)
    expect(listenerOf(changed.listeners, 'ul').stop).toBe(true)
    expect(changed.listeners.filter((each) => each.stop)).toHaveLength(1)
    expect(changed.stepIndex).toBe(0)
  })
})

describe('the presets', () => {
  const ends = Object.fromEntries(presetNames.map((name) => [name, stepsOf(presets[name]).at(-1)]))

  it('end as their names say', () => {
    expect(ends['wholeWay']).toMatchObject({ stoppedAt: undefined, prevented: false })
    expect(ends['stopped']).toMatchObject({ stoppedAt: 'li', prevented: true })
    expect(ends['atOnce']).toMatchObject({ stoppedAt: 'li' })
    expect(ends['passive']).toMatchObject({ prevented: false })
    expect(ends['noBubbles']).toMatchObject({ bubbled: false, prevented: false })
  })
})

describe('an event in an address', () => {
  it.each(presetNames)('survives encoding and decoding: %s', (name) => {
    expect(eventCodec.decode(eventCodec.encode(presets[name]))).toEqual(presets[name])
  })

  it('keeps spent listeners', () => {
    const once = { ...initial, listeners: createListeners({ li: [['once']] }) }
    const sent = dispatchNext(once, 'button')
    expect(eventCodec.decode(eventCodec.encode(sent))).toEqual(sent)
  })

  it('needs no escaping', () => {
    const text = eventCodec.encode(initial)
    expect(encodeURIComponent(text)).toBe(text)
  })

  it.each([
    '',
    'nonsense',
    'c4.3.',
    'c4.3.zz',
    'c9.0.03000300010001000103',
    'x4.0.03000300010001000103',
    'c4.99.03000300010001000103',
    'c4.0.0300',
    'c4.0.0300030001000100010300',
  ])('is rejected when it is malformed: %s', (text) => {
    expect(eventCodec.decode(text)).toBeUndefined()
  })
})

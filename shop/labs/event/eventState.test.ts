import { describe, expect, it } from 'vitest'
import {
  eventCodec,
  moveTo,
  presetNames,
  presets,
  send,
  stepsOf,
  withSwitch,
} from './eventState.ts'
import { listenersWith, type Listener } from './listeners.ts'

const initial = eventCodec.initial

function listenerOf(listeners: readonly Listener[], node: string): Listener {
  const found = listeners.find((each) => each.node === node)
  if (!found) throw new Error(`no listener on ${node}`)
  return found
}

describe('the state of the experiment', () => {
  it('begins at the target', () => {
    expect(stepsOf(initial)[initial.at]).toMatchObject({ node: 'button', phase: 'target' })
  })

  it('does not step past the ends of the way', () => {
    expect(moveTo(initial, -1).at).toBe(0)
    expect(moveTo(initial, 99).at).toBe(stepsOf(initial).length - 1)
  })

  it('removes a once listener after an event, and adds it again when it is set again', () => {
    const once = { ...initial, listeners: listenersWith({ li: [['once']] }) }
    const sent = send(once, 'li')
    expect(sent.at).toBe(0)
    expect(listenerOf(sent.listeners, 'li').spent).toBe(true)
    const anew = withSwitch(sent, listenerOf(sent.listeners, 'li'), 'on', true)
    expect(anew.listeners).toEqual(once.listeners)
  })

  it('changes one switch of one listener', () => {
    const changed = withSwitch(initial, listenerOf(initial.listeners, 'ul'), 'stop', true)
    expect(listenerOf(changed.listeners, 'ul').stop).toBe(true)
    expect(changed.listeners.filter((each) => each.stop)).toHaveLength(1)
    expect(changed.at).toBe(0)
  })
})

describe('the presets', () => {
  const ends = Object.fromEntries(presetNames.map((name) => [name, stepsOf(presets[name]).at(-1)]))

  it('end as their names promise', () => {
    expect(ends['wholeWay']).toMatchObject({ stoppedAt: undefined, prevented: false })
    expect(ends['stopped']).toMatchObject({ stoppedAt: 'li', prevented: true })
    expect(ends['atOnce']).toMatchObject({ stoppedAt: 'li' })
    expect(ends['passive']).toMatchObject({ prevented: false })
    expect(ends['noBubbles']).toMatchObject({ bubbled: false, prevented: false })
  })
})

describe('an event in an address', () => {
  it.each(presetNames)('comes back as it was: %s', (name) => {
    expect(eventCodec.decode(eventCodec.encode(presets[name]))).toEqual(presets[name])
  })

  it('keeps what is used up', () => {
    const once = { ...initial, listeners: listenersWith({ li: [['once']] }) }
    const sent = send(once, 'button')
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
  ])('is nothing when it is nonsense: %s', (text) => {
    expect(eventCodec.decode(text)).toBeUndefined()
  })
})

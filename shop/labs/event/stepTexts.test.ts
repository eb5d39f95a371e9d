import { describe, expect, it } from 'vitest'
import { dispatch } from './dispatch.ts'
import { createListeners, type EventKind, type NodeName, type Switch } from './listeners.ts'
import { strings } from './strings.ts'
import { listenerCode, stepNotes, stepSentence } from './stepTexts.ts'

const t = strings.en

/** The sentences for the dispatch of an event with these listeners on one node. */
function sentences(node: NodeName, set: readonly Switch[], kind: EventKind = 'click'): string[] {
  return dispatch(kind, 'li', createListeners({ [node]: [set, []] })).flatMap((step) =>
    step.type === 'pass' ? [] : [stepSentence(step, kind, t)],
  )
}

describe('the text of the steps', () => {
  it('names phase, node and listener, and how the dispatch ended', () => {
    expect(sentences('ul', [])).toEqual([
      'bubble ul Listener A',
      'bubble ul Listener B',
      'Propagation has ended · the default action happens',
    ])
  })

  it('says what a listener did', () => {
    expect(sentences('li', ['once', 'prevent', 'stop'])[0]).toBe(
      `target li Listener A · ${t.once} · ${t.prevent} · ${t.stop}`,
    )
    expect(sentences('li', ['stopNow'])).toEqual([
      `target li Listener A · ${t.stopNow(1)}`,
      `${t.endStopped('li')} · ${t.notPrevented}`,
    ])
  })

  it('says why nothing was prevented', () => {
    expect(sentences('ul', ['prevent', 'passive'])[0]).toContain(t.ignoredPassive)
    expect(sentences('document', ['prevent'], 'touchmove')[0]).toContain(t.ignoredByDefault)
    expect(sentences('li', ['prevent'], 'focus')).toEqual([
      `target li Listener A · ${t.ignoredNotCancelable}`,
      'target li Listener B',
      `${t.endAtTarget} · ${t.nothingToPrevent}`,
    ])
  })

  it('says that a node has no listeners', () => {
    const [first] = dispatch('click', 'li', createListeners({}))
    expect(first && stepNotes(first, 'click', t)).toEqual([t.noListener])
  })
})

describe('the code of a listener', () => {
  it('has the options that are set, and no others', () => {
    const [, , , , plain, full] = createListeners({ ul: [[], ['capture', 'once', 'stop']] })
    expect(plain && listenerCode(plain, 'click', t)).toBe(`ul.addEventListener('click', A)`)
    expect(full && listenerCode(full, 'focus', strings.zh)).toBe(
      `ul.addEventListener('focus', 乙, { capture: true, once: true })`,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { dispatch } from './dispatch.ts'
import { listenersWith, type EventKind, type NodeName, type Switch } from './listeners.ts'
import { strings } from './strings.ts'
import { codeOf, notesOf, sentenceOf } from './wording.ts'

const t = strings.en

/** What is said of the way of an event that one listener hears. */
function said(node: NodeName, set: readonly Switch[], kind: EventKind = 'click'): string[] {
  return dispatch(kind, 'li', listenersWith({ [node]: [set, []] })).flatMap((step) =>
    step.type === 'pass' ? [] : [sentenceOf(step, kind, t)],
  )
}

describe('the words for a way', () => {
  it('name phase, node and listener, and say how it ended', () => {
    expect(said('ul', [])).toEqual([
      'bubble ul Listener A',
      'bubble ul Listener B',
      'The way is done · the default action happens',
    ])
  })

  it('say what a listener did', () => {
    expect(said('li', ['once', 'prevent', 'stop'])[0]).toBe(
      `target li Listener A · ${t.once} · ${t.prevent} · ${t.stop}`,
    )
    expect(said('li', ['stopNow'])).toEqual([
      `target li Listener A · ${t.stopNow(1)}`,
      `${t.endStopped('li')} · ${t.notPrevented}`,
    ])
  })

  it('say why nothing was prevented', () => {
    expect(said('ul', ['prevent', 'passive'])[0]).toContain(t.ignoredPassive)
    expect(said('document', ['prevent'], 'touchmove')[0]).toContain(t.ignoredByDefault)
    expect(said('li', ['prevent'], 'focus')).toEqual([
      `target li Listener A · ${t.ignoredNotCancelable}`,
      'target li Listener B',
      `${t.endAtTarget} · ${t.nothingToPrevent}`,
    ])
  })

  it('say of a node without listeners that no listener is called', () => {
    const [first] = dispatch('click', 'li', listenersWith({}))
    expect(first && notesOf(first, 'click', t)).toEqual([t.pass])
  })
})

describe('the code of a listener', () => {
  it('has the options that are set, and no others', () => {
    const [, , , , plain, full] = listenersWith({ ul: [[], ['capture', 'once', 'stop']] })
    expect(plain && codeOf(plain, 'click', t)).toBe(`ul.addEventListener('click', A)`)
    expect(full && codeOf(full, 'focus', strings.zh)).toBe(
      `ul.addEventListener('focus', 乙, { capture: true, once: true })`,
    )
  })
})

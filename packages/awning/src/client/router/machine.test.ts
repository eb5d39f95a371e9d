import { describe, expect, it } from 'vitest'
import {
  pageOf,
  start,
  transition,
  type Effect,
  type Event,
  type HistoryEntry,
  type State,
} from './machine.ts'

/** `/a?q#h`, as an entry of the history. */
function entry(href: string, key = href): HistoryEntry {
  const { pathname, search, hash } = new URL(href, 'http://shop')
  return { pathname, search, hash, key }
}

const push = (href: string, id: number): Event => ({
  type: 'follow',
  kind: 'push',
  id,
  to: entry(href),
})
const replace = (href: string, id: number): Event => ({
  type: 'follow',
  kind: 'replace',
  id,
  to: entry(href),
})
const pop = (href: string, id: number): Event => ({ type: 'pop', id, to: entry(href) })
const hash = (href: string): Event => ({ type: 'hash', to: entry(href) })
const shown = (id: number): Event => ({ type: 'shown', id })
const failed = (id: number): Event => ({ type: 'failed', id })
const stale = (id: number): Event => ({ type: 'stale', id })
const retry = (id: number): Event => ({ type: 'retry', id })
const redirected = (href: string, id: number): Event => ({
  type: 'redirected',
  id,
  to: entry(href),
})

/** From a page at rest through events: the state they lead to and what the last one asks for. */
function after(first: string, ...events: Event[]): { state: State; effects: Effect[] } {
  let state = start(entry(first))
  let effects: Effect[] = []
  for (const event of events) [state, effects] = transition(state, event)
  return { state, effects }
}

const load = (href: string, id: number, kind: 'push' | 'replace' | 'pop' = 'push'): Effect => ({
  do: 'load',
  navigation: { id, kind, to: entry(href) },
})
const again = (effect: Effect): Effect =>
  effect.do === 'load'
    ? { do: 'load', navigation: { ...effect.navigation, isRetry: true } }
    : effect
const cancel: Effect = { do: 'cancel' }
const history = (href: string, kind: 'push' | 'replace' = 'push'): Effect => ({
  do: 'history',
  kind,
  to: entry(href),
})
const scroll = (to: 'top' | 'target' | 'restore', href: string): Effect => ({
  do: 'scroll',
  to,
  entry: entry(href),
})
const idle = (at: string, page = pageOf(entry(at))): State => ({
  status: 'idle',
  at: entry(at),
  shown: page,
})

describe('a link to another page', () => {
  it('changes the address at once and loads, while the old page stays', () => {
    const { state, effects } = after('/a', push('/b', 1))
    expect(effects).toEqual([history('/b'), load('/b', 1)])
    expect(state).toMatchObject({ status: 'loading', at: entry('/b'), shown: '/a' })
  })

  it('arrives at the top, with the focus at the start', () => {
    const { state, effects } = after('/a', push('/b', 1), shown(1))
    expect(state).toEqual(idle('/b'))
    expect(effects).toEqual([scroll('top', '/b'), { do: 'focus' }])
  })

  it('with a hash arrives at its target, and the focus stays', () => {
    const { effects } = after('/a', push('/b#c', 1), shown(1))
    expect(effects).toEqual([scroll('target', '/b#c')])
  })

  it('that replaces the entry arrives at the top, and the focus stays', () => {
    expect(after('/a', replace('/b', 1)).effects).toEqual([
      history('/b', 'replace'),
      load('/b', 1, 'replace'),
    ])
    expect(after('/a', replace('/b', 1), shown(1)).effects).toEqual([scroll('top', '/b')])
  })
})

describe('a link to the page already shown', () => {
  it.each(['/a', '/a/', '/a/index.html'])('leads to its top and is no step: %s', (href) => {
    const { state, effects } = after('/a', push(href, 1))
    expect(effects).toEqual([scroll('top', '/a')])
    expect(state).toEqual(idle('/a'))
  })

  it('with another hash is a step and leads to the target, without loading', () => {
    const { state, effects } = after('/a#b', push('/a#c', 1))
    expect(effects).toEqual([history('/a#c'), scroll('target', '/a#c')])
    expect(state).toEqual(idle('/a#c'))
  })

  it('with the same hash leads to the target again and is no step', () => {
    expect(after('/a#b', push('/a#b', 1)).effects).toEqual([scroll('target', '/a#b')])
  })

  it('with another query is a step, and neither loads nor scrolls', () => {
    const { state, effects } = after('/a', push('/a?q=1', 1))
    expect(effects).toEqual([history('/a?q=1')])
    expect(state).toEqual(idle('/a?q=1'))
  })

  it('followed while another page loads gives that up and leads to the top', () => {
    const { state, effects } = after('/a', push('/b', 1), push('/a', 2))
    expect(state).toEqual(idle('/a'))
    expect(effects).toEqual([history('/a'), cancel, scroll('top', '/a')])
  })
})

describe('back and forward', () => {
  it('load another page without touching the history', () => {
    const { state, effects } = after('/a', pop('/b', 1))
    expect(effects).toEqual([load('/b', 1, 'pop')])
    expect(state).toMatchObject({ status: 'loading', at: entry('/b'), shown: '/a' })
  })

  it.each(['/b', '/b#c'])('arrive at the earlier position, and the focus stays: %s', (href) => {
    expect(after('/a', pop(href, 1), shown(1)).effects).toEqual([scroll('restore', href)])
  })

  it('within a page only restore the position', () => {
    const { state, effects } = after('/a#b', pop('/a', 1))
    expect(effects).toEqual([scroll('restore', '/a')])
    expect(state).toEqual(idle('/a'))
  })

  it('to the page still shown give up what was loading', () => {
    const gone = after('/a', push('/b', 1), pop('/a', 2))
    expect(gone.state).toEqual(idle('/a'))
    expect(gone.effects).toEqual([cancel, scroll('restore', '/a')])
    expect(after('/a', push('/b', 1), pop('/a', 2), shown(1)).effects).toEqual([])
  })
})

describe('a hash that the browser followed by itself', () => {
  it('is remembered and asks for nothing', () => {
    const { state, effects } = after('/a', hash('/a#b'))
    expect(state).toEqual(idle('/a#b'))
    expect(effects).toEqual([])
  })

  it('while a page loads does not leave the old one under the new address', () => {
    const { state } = after('/a', push('/b', 1), hash('/b#c'))
    expect(state).toMatchObject({ status: 'loading', at: entry('/b#c'), shown: '/a' })
    expect(after('/a', push('/b', 1), hash('/b#c'), shown(1)).state).toEqual(idle('/b#c'))
  })

  it('after a failure does not take the old page for the one that failed', () => {
    const { state } = after('/a', push('/b', 1), failed(1), hash('/b#c'))
    expect(state).toMatchObject({ status: 'failed', at: entry('/b#c') })
  })
})

describe('a newer navigation', () => {
  const superseded = [push('/b', 1), push('/c', 2)]

  it('takes the place of an older one', () => {
    const { state, effects } = after('/a', ...superseded)
    expect(effects).toEqual([history('/c'), cancel, load('/c', 2)])
    expect(state).toMatchObject({ status: 'loading', at: entry('/c'), shown: '/a' })
  })

  it.each([shown(1), failed(1), stale(1)])('makes the late result %j mean nothing', (late) => {
    const before = after('/a', ...superseded).state
    expect(after('/a', ...superseded, late)).toEqual({ state: before, effects: [] })
  })

  it.each([shown(1), failed(1), stale(1)])('has arrived when %j comes', (late) => {
    const { state, effects } = after('/a', ...superseded, shown(2), late)
    expect(state).toEqual(idle('/c'))
    expect(effects).toEqual([])
  })

  it('to the very same address is one step of history with it', () => {
    const { effects } = after('/a', push('/b', 1), push('/b', 2))
    expect(effects).toEqual([])
  })

  it('to another place on the page that is loading is a step, and arrives there', () => {
    const events = [push('/b', 1), push('/b#c', 2)]
    expect(after('/a', ...events).effects).toEqual([history('/b#c'), cancel, load('/b#c', 2)])
    expect(after('/a', ...events, shown(2)).effects).toEqual([scroll('target', '/b#c')])
  })
})

describe('a failed navigation', () => {
  it.each([push('/b', 1), pop('/b', 1)])(
    'keeps the new address and says so, at the top: %j',
    (step) => {
      const { state, effects } = after('/a', step, failed(1))
      expect(state).toMatchObject({ status: 'failed', at: entry('/b'), shown: '/a' })
      expect(effects).toEqual([scroll('top', '/b')])
    },
  )

  it('is tried again as what it was, without a step of history', () => {
    const { state, effects } = after('/a', pop('/b#c', 1), failed(1), retry(2))
    expect(effects).toEqual([cancel, again(load('/b#c', 2, 'pop'))])
    expect(state.status).toBe('loading')
  })

  it('arrives when the second try succeeds', () => {
    const { state, effects } = after('/a', push('/b', 1), failed(1), retry(2), shown(2))
    expect(state).toEqual(idle('/b'))
    expect(effects).toEqual([scroll('top', '/b'), { do: 'focus' }])
  })

  it('fails again when the second try does, and may be tried a third time', () => {
    const events = [push('/b', 1), failed(1), retry(2), failed(2)]
    expect(after('/a', ...events).state.status).toBe('failed')
    expect(after('/a', ...events, retry(3)).effects).toEqual([cancel, again(load('/b', 3))])
  })

  it('is not confused by what is left of the first try', () => {
    const { state } = after('/a', push('/b', 1), failed(1), retry(2), failed(1))
    expect(state.status).toBe('loading')
  })

  it.each(['/b', '/b#c'])('is tried again by a link to the same place: %s', (href) => {
    const { state, effects } = after('/a', push(href, 1), failed(1), push(href, 2))
    expect(effects).toEqual([history(href), cancel, load(href, 2)])
    expect(state.status).toBe('loading')
  })

  it('is left behind by a link or by going back', () => {
    expect(after('/a', push('/b', 1), failed(1), push('/c', 2)).effects).toEqual([
      history('/c'),
      cancel,
      load('/c', 2),
    ])
    expect(after('/a', push('/b', 1), failed(1), pop('/a', 2)).state).toEqual(idle('/a'))
  })

  it('is the only thing to try again', () => {
    expect(after('/a', retry(1))).toEqual({ state: idle('/a'), effects: [] })
    expect(after('/a', push('/b', 1), retry(2)).effects).toEqual([])
  })
})

describe('a page of a newer build', () => {
  it('is left to the browser, whole address and all', () => {
    const { effects } = after('/a', push('/b?q#c', 1), stale(1))
    expect(effects).toEqual([{ do: 'document' }])
  })
})

describe('pageOf', () => {
  it('knows one page by all its addresses, and the case of its letters', () => {
    const pages = ['/a', '/a/', '/a/index.html', '/a?q#h'].map((href) => pageOf(entry(href)))
    expect(new Set(pages).size).toBe(1)
    expect(pageOf(entry('/'))).toBe(pageOf(entry('/index.html')))
    expect(pageOf(entry('/A'))).not.toBe(pageOf(entry('/a')))
  })
})

describe('an old address', () => {
  /** The entry of an old address, which has another address now. */
  const moved = (href: string, old: string) => entry(href, old)
  const loadMoved = (href: string, old: string, kind: 'push' | 'pop' = 'push'): Effect => ({
    do: 'load',
    navigation: { id: 1, kind, to: moved(href, old) },
  })
  const rename = (href: string, old: string): Effect => ({
    do: 'history',
    kind: 'replace',
    to: moved(href, old),
  })

  it('becomes that of the page it leads to, in the same entry of the history', () => {
    const { state, effects } = after('/a', push('/old', 1), redirected('/new', 1))
    expect(effects).toEqual([rename('/new', '/old'), cancel, loadMoved('/new', '/old')])
    expect(transition(state, shown(1))[0]).toMatchObject({ status: 'idle', shown: '/new' })
  })

  it('passes on its query and section, unless the new one has its own', () => {
    const at = (old: string, to: string) => after('/a', push(old, 1), redirected(to, 1)).state.at
    expect(at('/old?q=1#part', '/new')).toMatchObject({ search: '?q=1', hash: '#part' })
    expect(at('/old?q=1#part', '/new#other')).toMatchObject({ search: '?q=1', hash: '#other' })
    expect(at('/old?q=1', '/new?r')).toMatchObject({ search: '?r', hash: '' })
  })

  it('of the page that is shown loads nothing', () => {
    const { state, effects } = after('/new', push('/old#part', 1), redirected('/new', 1))
    expect(state).toMatchObject({ status: 'idle', shown: '/new' })
    expect(effects.map((effect) => effect.do)).toEqual(['history', 'cancel', 'scroll'])
  })

  it('that is reached by Back restores the position', () => {
    const { state, effects } = after('/a', pop('/old', 1), redirected('/new', 1))
    expect(effects).toContainEqual(loadMoved('/new', '/old', 'pop'))
    expect(transition(state, shown(1))[1]).toEqual([
      { do: 'scroll', to: 'restore', entry: moved('/new', '/old') },
    ])
  })

  it('changes nothing when its navigation was given up', () => {
    const before = after('/a', push('/old', 1), push('/b', 2)).state
    expect(transition(before, redirected('/new', 1))).toEqual([before, []])
    const idle = after('/a').state
    expect(transition(idle, redirected('/new', 1))).toEqual([idle, []])
  })
})

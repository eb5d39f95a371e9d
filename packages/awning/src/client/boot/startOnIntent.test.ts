import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (event: object) => void

class FakePointerEvent {
  readonly type: string
  readonly movementX: number
  readonly movementY: number

  constructor(type: string, movementX = 0, movementY = 0) {
    this.type = type
    this.movementX = movementX
    this.movementY = movementY
  }
}

class FakeElement {
  readonly #link: object | null

  constructor(link: object | null) {
    this.#link = link
  }

  closest(): object | null {
    return this.#link
  }
}

let listeners: Map<string, Set<Listener>>
let dataset: Record<string, string>
let links: { as: string; href: string; rel: string }[]
let started: { startEvent?: object }
const stop = vi.fn()
const error = vi.spyOn(console, 'error').mockImplementation(() => {})

/** An entry script that starts an app, and one that leaves the page without one. */
const working = 'data:text/javascript,globalThis.testDataset.app="on"'
const empty = 'data:text/javascript,0'
const broken = 'data:text/javascript,throw new Error("broken")'

let opened = 0

function emit(type: string, event: object = { type }): void {
  for (const listener of listeners.get(type) ?? []) listener(event)
}

/** The script of a document that was just opened. */
async function open(entry: string, fetchNow: (href: string) => void = () => {}) {
  vi.resetModules()
  // A module runs once for each address.
  vi.stubGlobal('ENTRY', `${entry};${(opened += 1)}`)
  const { startOnIntent } = await import('./startOnIntent.ts')
  return startOnIntent(fetchNow)
}

beforeEach(() => {
  listeners = new Map()
  dataset = {}
  links = []
  started = {}
  vi.stubGlobal('testDataset', dataset)
  vi.stubGlobal('window', { __awning: started })
  vi.stubGlobal('PointerEvent', FakePointerEvent)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('stop', stop)
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelectorAll: () => links,
  })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  })
  vi.stubGlobal('removeEventListener', (type: string, listener: Listener) => {
    listeners.get(type)?.delete(listener)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('the first thing a reader does', () => {
  it.each(['pointerdown', 'keydown', 'focusin', 'wheel'])('starts the app: %s', async (type) => {
    await open(working)
    emit(type)
    await vi.waitFor(() => expect(dataset).toEqual({ app: 'on' }))
    expect(started.startEvent).toEqual({ type })
  })

  it('starts it once', async () => {
    const fetchNow = vi.fn()
    links = [{ as: 'fetch', href: '/a/index.txt', rel: 'intent' }]
    await open(working, fetchNow)
    emit('keydown')
    emit('keydown')
    emit('wheel')
    expect(fetchNow).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(dataset['app']).toBe('on'))
  })

  it('fetches data and scripts of the page at once', async () => {
    const fetchNow = vi.fn()
    links = [
      { as: 'fetch', href: '/a/index.txt', rel: 'intent' },
      { as: 'script', href: '/assets/theme.js', rel: 'intent' },
    ]
    await open(working, fetchNow)
    emit('keydown')
    expect(fetchNow.mock.calls).toEqual([['/a/index.txt']])
    expect(links.map(({ rel }) => rel)).toEqual(['intent', 'modulepreload'])
  })

  it('is not a pointer that rests where the page loads, nor a sidebar that scrolls itself', async () => {
    await open(working)
    emit('pointermove', new FakePointerEvent('pointermove'))
    emit('scroll', { type: 'scroll', target: {} })
    expect(started.startEvent).toBeUndefined()
  })

  it.each([
    ['a pointer that moves sideways', 'pointermove', () => new FakePointerEvent('pointermove', 1)],
    ['a pointer that moves down', 'pointermove', () => new FakePointerEvent('pointermove', 0, 1)],
    ['a page that is scrolled', 'scroll', () => ({ type: 'scroll', target: document })],
  ])('may be %s', async (_, type, event) => {
    await open(working)
    emit(type, event())
    expect(started.startEvent).toBeDefined()
    await vi.waitFor(() => expect(dataset['app']).toBe('on'))
  })

  it('starts nothing where no app can run', async () => {
    dataset['app'] = 'off'
    const start = await open(working)
    emit('keydown')
    start()
    expect(started.startEvent).toBeUndefined()
  })
})

describe('an app that does not start', () => {
  it('is given up if its script ran and left none', async () => {
    const start = await open(empty)
    start()
    await vi.waitFor(() => expect(dataset).toEqual({ app: 'off' }))
  })

  it('is tried again at the next thing a reader does after a pause, and given up if it fails for the same reason', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await open(broken)
    emit('keydown')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    expect(listeners.get('keydown')?.size).toBe(0)
    vi.runAllTimers()
    expect(listeners.get('keydown')?.size).toBe(1)
    expect(dataset).toEqual({})
    emit('keydown')
    await vi.waitFor(() => expect(dataset).toEqual({ app: 'off' }))
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('a link that is followed before the app runs', () => {
  const link = { target: '', hash: '' }
  const click = (found: object | null, more: object = {}) =>
    emit('click', { type: 'click', target: new FakeElement(found), ...more })

  it('stops what the app was loading', async () => {
    await open(working)
    click(link)
    expect(stop).toHaveBeenCalledOnce()
  })

  it.each<[string, object | null, object]>([
    ['there is no link', null, {}],
    ['it opens another tab', { ...link, target: '_blank' }, {}],
    ['it leads to a place on the page', { ...link, hash: '#a' }, {}],
    ['a script has dealt with it', link, { defaultPrevented: true }],
    ['Ctrl is held', link, { ctrlKey: true }],
    ['Meta is held', link, { metaKey: true }],
  ])('stops nothing where %s', async (_, found, more) => {
    await open(working)
    click(found, more)
    expect(stop).not.toHaveBeenCalled()
  })

  it('stops nothing once the app runs', async () => {
    await open(working)
    dataset['app'] = 'on'
    click(link)
    expect(stop).not.toHaveBeenCalled()
  })
})

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
  readonly #control: object | null

  constructor(link: object | null, control: object | null = null) {
    this.#link = link
    this.#control = control
  }

  closest(selector: string): object | null {
    return selector === 'a' ? this.#link : this.#control
  }
}

class FakeLink {
  readonly rel: string
  readonly href: string

  constructor(rel: string, href: string) {
    this.rel = rel
    this.href = href
  }

  get as(): string {
    return this.rel === 'preload' ? 'fetch' : ''
  }
}

let listeners: Map<string, Set<Listener>>
let dataset: Record<string, string>
let links: FakeLink[]
let added: FakeLink[]
let started: {
  startEvent?: object
  earlyClicks?: object[] | undefined
  run?: () => Promise<void>
}
let notice: { showPopover?: () => void }
const showPopover = vi.fn()
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
  added = []
  started = { earlyClicks: [] }
  notice = { showPopover }
  vi.stubGlobal('testDataset', dataset)
  // Not a stub, because a script may end after the test that loaded it.
  Object.assign(globalThis, { __awning: started })
  vi.stubGlobal('PointerEvent', FakePointerEvent)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('stop', stop)
  vi.stubGlobal('navigator', { connection: {} })
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: () => ({
      content: { querySelectorAll: () => links },
      before: (link: FakeLink) => added.push(link),
    }),
    getElementById: (id: string) => (id === 'app-failed' ? notice : null),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('the first thing a reader does', () => {
  it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('starts the app: %s', async (type) => {
    await open(working)
    emit(type)
    await vi.waitFor(() => expect(dataset).toEqual({ app: 'on' }))
    expect(started.startEvent).toEqual({ type })
  })

  it('starts it once', async () => {
    const fetchNow = vi.fn()
    links = [new FakeLink('preload', '/a/index.txt')]
    await open(working, fetchNow)
    emit('keydown')
    emit('keydown')
    emit('scroll')
    await vi.waitFor(() => expect(dataset['app']).toBe('on'))
    expect(fetchNow).toHaveBeenCalledOnce()
  })

  it('waits a moment for what follows, and not longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const fetchNow = vi.fn()
    links = [new FakeLink('preload', '/a/index.txt')]
    await open(working, fetchNow)
    emit('pointerdown')
    vi.advanceTimersByTime(99)
    expect(fetchNow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fetchNow).toHaveBeenCalledOnce()
  })

  it('fetches data and scripts of the page', async () => {
    const fetchNow = vi.fn()
    links = [
      new FakeLink('preload', '/a/index.txt'),
      new FakeLink('modulepreload', '/assets/theme.js'),
    ]
    const start = await open(working, fetchNow)
    start()
    expect(fetchNow.mock.calls).toEqual([['/a/index.txt']])
    expect(added).toEqual([new FakeLink('modulepreload', '/assets/theme.js')])
  })

  it('is not a pointer that rests where the page loads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await open(working)
    emit('pointermove', new FakePointerEvent('pointermove'))
    vi.runAllTimers()
    expect(started.startEvent).toBeUndefined()
  })

  it.each([
    ['a pointer that moves sideways', 'pointermove', () => new FakePointerEvent('pointermove', 1)],
    ['a pointer that moves down', 'pointermove', () => new FakePointerEvent('pointermove', 0, 1)],
    ['a page that is scrolled', 'scroll', () => ({ type: 'scroll' })],
  ])('may be %s', async (_, type, event) => {
    await open(working)
    emit(type, event())
    await vi.waitFor(() => expect(dataset['app']).toBe('on'))
    expect(started.startEvent).toBeDefined()
  })

  it('starts nothing where no app can run', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    dataset['app'] = 'off'
    const start = await open(working)
    emit('keydown')
    vi.runAllTimers()
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
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    await open(broken)
    started.earlyClicks?.push({})
    emit('keydown', { type: 'keydown', number: 1 })
    await vi.waitFor(() => expect(showPopover).toHaveBeenCalledOnce())
    now.mockReturnValue(999)
    emit('keydown', { type: 'keydown', number: 2 })
    vi.advanceTimersByTime(100)
    expect(started.startEvent).toMatchObject({ number: 1 })
    expect(dataset).toEqual({})
    now.mockReturnValue(1000)
    emit('keydown', { type: 'keydown', number: 3 })
    await vi.waitFor(() => expect(dataset).toEqual({ app: 'off' }))
    expect(started.startEvent).toMatchObject({ number: 3 })
    expect(error).toHaveBeenCalledOnce()
    expect(showPopover).toHaveBeenCalledOnce()
    now.mockRestore()
  })
})

describe('an app that lacks something that did not arrive', () => {
  it('runs again after pauses that double, until it has everything', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    const fetchNow = vi.fn()
    links = [new FakeLink('preload', '/a/index.txt')]
    const run = vi.fn(() => Promise.reject(new Error('lost')))
    started.run = run
    await open(empty, fetchNow)
    for (const [time, runs] of [
      [0, 1],
      [999, 1],
      [1000, 2],
      [2999, 2],
      [3000, 3],
    ] as const) {
      now.mockReturnValue(time)
      started.earlyClicks?.push({})
      emit('keydown')
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(runs))
      await vi.waitFor(() => expect(showPopover).toHaveBeenCalledTimes(runs))
    }
    expect(fetchNow).toHaveBeenCalledTimes(3)
    expect(dataset).toEqual({})
    started.run = async () => void (dataset['app'] = 'on')
    now.mockReturnValue(7000)
    emit('keydown')
    await vi.waitFor(() => expect(dataset).toEqual({ app: 'on' }))
    now.mockRestore()
  })
})

describe('a control of the app that is pressed before it runs', () => {
  const control = { name: 'Search' }
  const press = () =>
    emit('click', { type: 'click', target: new FakeElement(null, control), defaultPrevented: true })

  it('is recorded and starts the app', async () => {
    await open(working)
    press()
    press()
    expect(started.earlyClicks?.splice(0)).toEqual([control, control])
    await vi.waitFor(() => expect(dataset['app']).toBe('on'))
  })

  it('is not recorded once React handles clicks', async () => {
    await open(working)
    started.earlyClicks = undefined
    press()
    expect(started.earlyClicks).toBeUndefined()
  })

  it('is reported where the app fails, and tried again at once by the next press', async () => {
    await open(broken)
    press()
    await vi.waitFor(() => expect(showPopover).toHaveBeenCalledOnce())
    expect(started.earlyClicks).toEqual([])
    expect(dataset).toEqual({})
    press()
    await vi.waitFor(() => expect(showPopover).toHaveBeenCalledTimes(2))
    expect(dataset).toEqual({ app: 'off' })
  })

  it('is reported at once where no app can run', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    dataset['app'] = 'off'
    await open(working)
    press()
    vi.advanceTimersByTime(0)
    expect(showPopover).toHaveBeenCalledOnce()
  })

  it('is no error in a browser that cannot show a message', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    dataset['app'] = 'off'
    notice = {}
    await open(working)
    press()
    expect(() => vi.advanceTimersByTime(0)).not.toThrow()
  })

  it('is reported after 15 seconds without a result', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await open('data:text/javascript,await new Promise(() => {})')
    press()
    vi.advanceTimersByTime(14_999)
    expect(showPopover).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(showPopover).toHaveBeenCalledOnce()
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

  it('starts no app, neither for the movement before the press nor for the next ones, for three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    const fetchNow = vi.fn()
    links = [new FakeLink('preload', '/a/index.txt')]
    await open(working, fetchNow)
    emit('pointerdown')
    vi.advanceTimersByTime(50)
    click(link)
    emit('pointermove', new FakePointerEvent('pointermove', 1))
    vi.advanceTimersByTime(2899)
    emit('scroll')
    vi.advanceTimersByTime(100)
    expect(fetchNow).not.toHaveBeenCalled()
    emit('scroll')
    vi.advanceTimersByTime(100)
    expect(fetchNow).toHaveBeenCalledOnce()
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

  it('stops nothing in browsers other than Chromium, where that would log errors', async () => {
    vi.stubGlobal('navigator', {})
    await open(working)
    click(link)
    expect(stop).not.toHaveBeenCalled()
  })

  it('stops nothing once the app runs', async () => {
    await open(working)
    dataset['app'] = 'on'
    click(link)
    expect(stop).not.toHaveBeenCalled()
  })
})

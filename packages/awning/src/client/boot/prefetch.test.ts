import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Answer = () => Promise<Response>

let asked: string[]
let answer: Answer
let dataset: Record<string, string>
let connection: { effectiveType?: string; saveData?: boolean } | undefined
let seen: ((entries: object[]) => void) | undefined
let hovered: ((event: object) => void) | undefined
const unobserve = vi.fn()
const observe = vi.fn()

const ok: Answer = async () => new Response('page')

interface FakeLink {
  readonly origin: string
  readonly pathname: string
  readonly target: string
  readonly hreflang: string
}

const link = (pathname: string, other: Partial<FakeLink> = {}): FakeLink => ({
  origin: 'https://site.test',
  pathname,
  target: '',
  hreflang: '',
  ...other,
})

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = ok
  dataset = {}
  connection = undefined
  vi.stubGlobal('BASE', '/')
  vi.stubGlobal('location', { origin: 'https://site.test', pathname: '/here' })
  vi.stubGlobal('navigator', {
    get connection() {
      return connection
    },
  })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href)
    return answer()
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
    hovered = listener
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        seen = listener
      }
      readonly unobserve = unobserve
      readonly observe = observe
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** The script of a document that was just opened. */
async function open() {
  vi.resetModules()
  const { createPrefetch } = await import('./prefetch.ts')
  return createPrefetch()
}

/** A link comes into view, or leaves it. */
function show(target: FakeLink, isIntersecting = true): void {
  seen?.([{ isIntersecting, target }])
  vi.runAllTimers()
}

describe('a link that comes into view', () => {
  it('has the payload of its page fetched, once', async () => {
    await open()
    show(link('/a'))
    show(link('/a/'))
    expect(asked).toEqual(['/a/index.txt'])
    expect(unobserve).toHaveBeenCalledTimes(2)
  })

  it('is left alone while it is out of view', async () => {
    await open()
    show(link('/a'), false)
    expect(asked).toEqual([])
    expect(unobserve).not.toHaveBeenCalled()
  })

  it.each<[string, FakeLink]>([
    ['to another origin', link('/a', { origin: 'https://other.test' })],
    ['to another tab', link('/a', { target: '_blank' })],
    ['to another language', link('/en/a', { hreflang: 'en' })],
    ['to the page on show', link('/here')],
  ])('%s is not fetched', async (_, target) => {
    await open()
    show(target)
    expect(asked).toEqual([])
  })

  it('outside the base of the site is not fetched', async () => {
    vi.stubGlobal('BASE', '/site/')
    await open()
    show(link('/sitemap'))
    show(link('/site/a'))
    expect(asked).toEqual(['/site/a/index.txt'])
  })

  it.each([
    ['data is saved', { saveData: true }],
    ['the network is slow', { effectiveType: 'slow-2g' }],
    ['the network is 2g', { effectiveType: '2g' }],
  ])('is not fetched where %s', async (_, poor) => {
    connection = poor
    await open()
    show(link('/a'))
    expect(asked).toEqual([])
  })

  it('is fetched on a good connection', async () => {
    connection = { effectiveType: '4g', saveData: false }
    await open()
    show(link('/a'))
    expect(asked).toHaveLength(1)
  })

  it('is one of four at most before the app runs, and any number afterwards', async () => {
    await open()
    const paths = Array.from({ length: 8 }, (_, index) => `/${index}`)
    for (const path of paths) show(link(path))
    expect(asked).toEqual(paths.slice(0, 4).map((path) => `${path}/index.txt`))
    dataset['app'] = 'on'
    for (const path of paths) show(link(path))
    expect(asked).toEqual(paths.map((path) => `${path}/index.txt`))
  })

  it('is fetched before those that precede it in the document', async () => {
    const { prefetchVisible } = await open()
    vi.stubGlobal('document', { documentElement: { dataset }, links: ['navbar', 'text'] })
    prefetchVisible()
    expect(observe.mock.calls).toEqual([['text'], ['navbar']])
  })

  it.each([
    ['lets the browser fetch the next document', { effectiveType: '4g' }, ''],
    ['does not, where data is saved', { saveData: true }, undefined],
  ])('%s', async (_, network, expected) => {
    connection = network
    await open()
    show(link('/a'))
    expect(dataset['ahead']).toBe(expected)
  })

  it('is not fetched where there is no app to show it', async () => {
    dataset['app'] = 'off'
    await open()
    show(link('/a'))
    expect(asked).toEqual([])
  })
})

describe('a page that was fetched ahead', () => {
  it('is kept whole for the app, with the time of the request', async () => {
    const { fetchNow, fetched } = await open()
    fetchNow('/a/index.txt')
    const prefetched = fetched.get('/a/index.txt')
    expect(await (await prefetched?.[0])?.text()).toBe('page')
    expect(prefetched?.[1]).toBe(Date.now())
  })

  it('is not fetched ahead again once the app has taken it', async () => {
    const { fetched } = await open()
    fetched.set('/a/index.txt', null)
    show(link('/a'))
    expect(asked).toEqual([])
  })

  it('is not fetched ahead again after a failure, which would be a request for each move over the link', async () => {
    answer = () => Promise.reject(new Error('offline'))
    await open()
    show(link('/a'))
    await vi.runAllTimersAsync()
    answer = ok
    show(link('/a'))
    expect(asked).toHaveLength(1)
  })
})

describe('a link under the pointer', () => {
  let ofLink: Element

  beforeEach(async () => {
    vi.stubGlobal(
      'Element',
      class {
        closest = () => link('/a')
      },
    )
    await open()
    ofLink = new Element()
  })

  it('is fetched after 65 ms', () => {
    hovered?.({ target: ofLink })
    vi.advanceTimersByTime(64)
    expect(asked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked).toEqual(['/a/index.txt'])
  })

  it('is not fetched if the pointer only crosses it', () => {
    hovered?.({ target: ofLink })
    vi.advanceTimersByTime(64)
    hovered?.({ target: null })
    vi.runAllTimers()
    expect(asked).toEqual([])
  })
})

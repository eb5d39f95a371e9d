import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeBrowser, type ClickOptions, type LinkAttributes } from './fakeBrowser.testing.ts'
import { FakeRouterHost, StaleBuild } from './fakeRouterHost.testing.ts'
import { Router } from './router.ts'

afterEach(() => vi.unstubAllGlobals())

/** A document with a router that has taken over. */
function open(href: string, base?: string) {
  const browser = new FakeBrowser(href, base)
  const screen = new FakeRouterHost()
  const router = new Router(screen)
  router.start()
  return { browser, screen, router }
}

/** Follows a link and lets its page arrive. */
async function visit({ browser, screen }: ReturnType<typeof open>, href: string): Promise<void> {
  browser.click(href)
  await arrive(screen)
}

async function arrive(screen: FakeRouterHost): Promise<void> {
  screen.arrive()
  await screen.becomes('idle')
}

describe('a router that starts', () => {
  it('restores positions itself and gives the entry of the document a key', () => {
    const browser = new FakeBrowser('/a')
    history.replaceState({ other: 1 }, '')
    new Router(new FakeRouterHost()).start()
    expect(browser.scrollRestoration).toBe('manual')
    expect(browser.state).toEqual({ other: 1, key: expect.stringMatching(/^[\da-z]+$/) })
    expect(browser.steps).toBe(0)
  })

  it('keeps the key of an entry that has one, so that its position is found', () => {
    const browser = new FakeBrowser('/a')
    history.replaceState({ key: 'known' }, '')
    new Router(new FakeRouterHost()).start()
    expect(browser.state).toEqual({ key: 'known' })
  })
})

describe('a press on a link', () => {
  it('begins to load its page, and changes nothing', () => {
    const { browser, screen } = open('/a')
    expect(browser.press('/b')).toBe(true)
    expect(screen.prepared).toEqual(['/b'])
    expect(screen.asked).toEqual([])
    expect(browser.address).toBe('/a')
  })

  it.each<[string, string | undefined, LinkAttributes, ClickOptions]>([
    ['to this page', '/a#part', {}, {}],
    ['to another tab', '/b', { target: '_blank' }, {}],
    ['to another language', '/en/b', { hreflang: 'en' }, {}],
    ['with Ctrl', '/b', {}, { ctrlKey: true }],
    ['with another button', '/b', {}, { button: 1 }],
    ['that is none', undefined, {}, {}],
  ])('%s loads nothing', (_, href, attributes, options) => {
    const { browser, screen } = open('/a')
    browser.press(href, attributes, options)
    expect(screen.prepared).toEqual([])
  })
})

describe('a click on a link', () => {
  it('changes the address at once, loads the page, and then shows its top and moves the focus', async () => {
    const { browser, screen } = open('/a')
    expect(browser.click('/b?q=1')).toBe(false)
    expect(browser.address).toBe('/b?q=1')
    expect(browser.state).toEqual({ key: expect.any(String) })
    expect(screen.asked).toEqual(['/b'])
    expect(screen.status.status).toBe('loading')
    expect(browser.calls).toEqual(['push /b?q=1'])
    await arrive(screen)
    expect(screen.shown).toEqual(['/b'])
    expect(browser.calls.slice(1)).toEqual([
      'scroll 0',
      'focus the start, tabindex -1, without scrolling',
      'remove tabindex',
    ])
  })

  it('needs no element for the focus', async () => {
    const opened = open('/a')
    opened.browser.hasStart = false
    await visit(opened, '/b')
    expect(opened.browser.calls).toEqual(['push /b', 'scroll 0'])
  })

  it.each<[string, LinkAttributes]>([
    ['in this tab by name', { target: '_self' }],
    ['in this tab', { target: '' }],
  ])('%s is followed', (_, attributes) => {
    const { browser, screen } = open('/a')
    expect(browser.click('/b', attributes)).toBe(false)
    expect(screen.asked).toEqual(['/b'])
  })

  it.each<[string, string | undefined, LinkAttributes, ClickOptions]>([
    ['with Ctrl', '/b', {}, { ctrlKey: true }],
    ['with Meta', '/b', {}, { metaKey: true }],
    ['with Shift', '/b', {}, { shiftKey: true }],
    ['with Alt', '/b', {}, { altKey: true }],
    ['with the middle button', '/b', {}, { button: 1 }],
    ['in another tab', '/b', { target: '_blank' }, {}],
    ['to another language', '/en/b', { hreflang: 'en' }, {}],
    ['to a download', '/b.zip', { download: true }, {}],
    ['to another origin', 'https://other.test/b', {}, {}],
    ['on no link', undefined, {}, {}],
  ])('%s is left to the browser', (_, href, attributes, options) => {
    const { browser, screen } = open('/a')
    expect(browser.click(href, attributes, options)).toBe(true)
    expect(screen.asked).toEqual([])
    expect(browser.address).toBe('/a')
  })

  it('that a component has dealt with is not followed', () => {
    const { browser, screen } = open('/a')
    browser.click('/b', {}, { defaultPrevented: true })
    expect(screen.asked).toEqual([])
  })

  it('is followed below the base of the site and left to the browser outside of it', () => {
    const { browser, screen } = open('/site/a', '/site/')
    expect(browser.click('/sitemap')).toBe(true)
    expect(browser.click('/site/b')).toBe(false)
    expect(screen.asked).toEqual(['/site/b'])
  })

  it('to the page on show scrolls to its top, without a step', () => {
    const { browser, screen } = open('/a')
    browser.scrollTo(500)
    browser.click('/a')
    expect(browser.calls).toEqual(['scroll 0'])
    expect(browser.steps).toBe(0)
    expect(screen.asked).toEqual([])
  })

  it('without the query that the page has given itself is a step', () => {
    const { browser } = open('/a')
    history.replaceState(history.state, '', '/a?filter=x')
    browser.click('/a')
    expect(browser.calls.at(-1)).toBe('push /a')
  })
})

describe('a link with a hash', () => {
  it('to another page arrives at the element, laid out first, and leaves the focus alone', async () => {
    const opened = open('/a')
    opened.browser.ids.add('中')
    opened.browser.dataset['laidOut'] = ''
    await visit(opened, '/b#%E4%B8%AD')
    expect(opened.browser.calls).toEqual(['push /b#%E4%B8%AD', 'show #中'])
    expect(opened.browser.dataset).toEqual({})
  })

  it.each(['/b#none', '/b#%E4'])('to no element arrives at the top: %s', async (href) => {
    const opened = open('/a')
    await visit(opened, href)
    expect(opened.browser.calls).toEqual([`push ${href}`, 'scroll 0'])
  })

  it('on this page is left to the browser, and Back returns to where the reader was', () => {
    const { browser, screen } = open('/a')
    browser.scrollTo(300)
    expect(browser.click('#c')).toBe(true)
    browser.scrollTo(900)
    browser.followHash('#c')
    expect(browser.state).toEqual({ key: expect.any(String) })
    browser.go(-1)
    expect(browser.calls).toEqual(['scroll 300'])
    expect(screen.asked).toEqual([])
  })
})

describe('a page that arrives at its top', () => {
  it('may still be laid out below the screen', async () => {
    const opened = open('/a')
    opened.browser.dataset['laidOut'] = ''
    await visit(opened, '/b')
    expect(opened.browser.dataset).toEqual({ laidOut: '' })
  })
})

describe('back and forward', () => {
  it('load the page and restore its position, whatever was scrolled while it loaded', async () => {
    const opened = open('/a')
    const { browser, screen } = opened
    browser.scrollTo(700)
    browser.click('/b')
    browser.scrollTo(650)
    await arrive(screen)
    browser.scrollTo(40)
    browser.go(-1)
    expect(screen.asked).toEqual(['/b', '/a'])
    await arrive(screen)
    expect(browser.calls.at(-1)).toBe('scroll 700')
    browser.go(1)
    await arrive(screen)
    expect(browser.calls.at(-1)).toBe('scroll 40')
    expect(browser.calls).not.toContain('push /a')
  })

  it.each([
    ['that the browser has animated itself, as for a swipe, show the page still', true, ['/a']],
    ['that the browser has not animated may be animated', false, []],
    ['of a browser that does not say it may be animated', undefined, []],
  ])('%s', async (_, hasUAVisualTransition, still) => {
    const opened = open('/a')
    await visit(opened, '/b')
    opened.browser.go(-1, hasUAVisualTransition === undefined ? {} : { hasUAVisualTransition })
    await arrive(opened.screen)
    expect(opened.screen.shown).toEqual(['/b', '/a'])
    expect(opened.screen.still).toEqual(still)
  })

  it('find the position after another document, in what the first one stored', async () => {
    const opened = open('/a')
    const { browser } = opened
    browser.scrollTo(700)
    await visit(opened, '/b')
    browser.scrollTo(40)
    browser.dispatch('pagehide', {})
    const screen = new FakeRouterHost()
    const next = new Router(screen)
    next.start()
    browser.calls.length = 0
    browser.go(-1)
    screen.arrive()
    await screen.becomes('idle')
    expect(browser.calls).toContain('scroll 700')
    expect([...browser.stored.values()]).toEqual(['700', '40'])
  })

  it('arrive at the top of a page that the reader left before it was there', async () => {
    const { browser, screen } = open('/a')
    browser.scrollTo(700)
    browser.click('/b')
    browser.click('/c')
    screen.arrive()
    await arrive(screen)
    browser.go(-1)
    await arrive(screen)
    expect(browser.calls.at(-1)).toBe('scroll 0')
  })

  it('know a position at the top from an older one that was stored', async () => {
    const opened = open('/a')
    const { browser, screen } = opened
    browser.scrollTo(700)
    browser.dispatch('pagehide', {})
    browser.scrollTo(0)
    await visit(opened, '/b')
    browser.go(-1)
    await arrive(screen)
    expect(browser.calls.at(-1)).toBe('scroll 0')
  })

  it('arrive at the top where nothing can be stored', async () => {
    const opened = open('/a')
    const { browser, screen } = opened
    await visit(opened, '/b')
    browser.blocksStorage = true
    expect(() => browser.dispatch('pagehide', {})).not.toThrow()
    history.replaceState({ key: 'of another document' }, '')
    browser.go(0)
    expect(browser.calls.at(-1)).toBe('scroll 0')
    expect(screen.status.status).toBe('idle')
  })
})

describe('a document that the browser shows again as it was left', () => {
  const panel = {}

  /** The reader opens another document, and comes back to this one. */
  function leaveAndReturn(browser: FakeBrowser): void {
    browser.dispatch('pagehide', { persisted: true })
    // WebKit shows its top.
    browser.scrollTo(0)
    browser.dispatch('pageshow', { persisted: true })
  }

  it('is where the reader left it, as often as they come back', async () => {
    const opened = open('/a')
    const { browser, screen } = opened
    await visit(opened, '/b')
    browser.scrollTo(700)
    browser.calls.length = 0
    leaveAndReturn(browser)
    expect(browser.calls).toEqual(['scroll 700'])
    browser.scrollTo(300)
    leaveAndReturn(browser)
    expect(browser.calls.at(-1)).toBe('scroll 300')
    expect(screen.asked).toEqual(['/b'])
  })

  it('differs from one that was loaded, which is not scrolled', () => {
    const { browser } = open('/a')
    browser.scrollTo(700)
    browser.dispatch('pageshow', { persisted: false })
    expect(browser.calls).toEqual([])
  })

  it.each(['is under way', 'has failed'])(
    'loads a page again whose load %s when they leave',
    async (end) => {
      const { browser, screen } = open('/a')
      browser.click('/b')
      if (end === 'has failed') {
        screen.fail(new Error('no network'))
        await screen.becomes('failed')
      }
      leaveAndReturn(browser)
      expect(screen.asked).toEqual(['/b', '/b'])
      if (end === 'is under way') screen.fail(new Error('given up'))
      await arrive(screen)
      expect(screen.shown).toEqual(['/b'])
      expect(screen.errors.size).toBe(end === 'has failed' ? 1 : 0)
    },
  )

  it('shows the page of the entry it is shown at', async () => {
    const opened = open('/a')
    const { browser, screen } = opened
    browser.scrollTo(200)
    await visit(opened, '/b')
    browser.dispatch('pagehide', { persisted: true })
    vi.spyOn(browser, 'dispatch').mockImplementationOnce(() => {})
    browser.go(-1)
    browser.dispatch('pageshow', { persisted: true })
    await arrive(screen)
    expect(screen.shown).toEqual(['/b', '/a'])
    expect(browser.calls.at(-1)).toBe('scroll 200')
  })

  it('has no open overlay, and the next Back is one of pages', async () => {
    const opened = open('/a')
    const { browser, screen, router } = opened
    await visit(opened, '/b')
    const close = vi.fn()
    router.overlay(panel, close)
    expect(browser.steps).toBe(2)
    leaveAndReturn(browser)
    // Browsers report late that a dialog has closed.
    router.overlay(panel, undefined)
    await browser.traversed
    expect([close.mock.calls.length, browser.steps]).toEqual([1, 1])
    browser.go(-1)
    expect([browser.address, screen.asked]).toEqual(['/a', ['/b', '/a']])
  })

  it('steps back once, also if the overlay reports its end before the reader is back', async () => {
    const { browser, router } = open('/a')
    router.overlay(panel, () => router.overlay(panel, undefined))
    leaveAndReturn(browser)
    await browser.traversed
    expect(browser.calls).toEqual(['push /a', 'scroll 0', 'back'])
    expect(browser.steps).toBe(0)
  })

  it('takes no step if it is shown at an entry before that of the overlay', () => {
    const { browser, router } = open('/a')
    router.overlay(panel, () => {})
    browser.dispatch('pagehide', { persisted: true })
    browser.go(-1)
    browser.dispatch('pageshow', { persisted: true })
    expect(browser.calls).not.toContain('back')
    expect(browser.steps).toBe(0)
  })
})

describe('a document that is loaded at the entry of an overlay', () => {
  it('leaves that entry, so that the next Back is one of pages', async () => {
    const browser = new FakeBrowser('/a')
    history.replaceState({ key: 'known' }, '')
    history.pushState({ key: 'known', overlay: true }, '')
    const screen = new FakeRouterHost()
    new Router(screen).start()
    await browser.traversed
    expect([browser.steps, screen.asked]).toEqual([0, []])
  })

  it('has a link followed after that', async () => {
    const browser = new FakeBrowser('/a')
    history.replaceState({ key: 'known' }, '')
    history.pushState({ key: 'known', overlay: true }, '')
    new Router(new FakeRouterHost()).start()
    browser.click('/b')
    await browser.traversed
    expect([browser.steps, browser.address]).toEqual([1, '/b'])
  })

  it('stays there while an overlay is open, which the reader has opened before the app ran', () => {
    const browser = new FakeBrowser('/a')
    const router = new Router(new FakeRouterHost())
    router.overlay({}, () => {})
    router.start()
    expect(browser.calls).toEqual(['push /a'])
  })
})

describe('a load that fails', () => {
  const lost = new Error('no network')

  it('keeps the address and gives the error to the screen', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    screen.fail(lost)
    await screen.becomes('failed')
    expect(screen.status).toEqual({ status: 'failed', error: lost, retrying: false })
    expect(browser.address).toBe('/b')
    expect(screen.shown).toEqual([])
  })

  it('is tried again, with the error still there until the page is', async () => {
    const { browser, screen, router } = open('/a')
    browser.click('/b')
    screen.fail(lost)
    await screen.becomes('failed')
    router.retry()
    expect(screen.status).toEqual({ status: 'loading', error: lost, retrying: true })
    await arrive(screen)
    expect(screen.status).toEqual({ status: 'idle', error: undefined, retrying: false })
    expect(screen.shown).toEqual(['/b'])
    expect(browser.steps).toBe(1)
  })

  it('is forgotten when the reader follows another link', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    screen.fail(lost)
    await screen.becomes('failed')
    browser.click('/c')
    expect(screen.status).toEqual({ status: 'loading', error: undefined, retrying: false })
  })

  it('includes a page that cannot be put on the screen', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    screen.crash(lost)
    await screen.becomes('failed')
    expect(screen.status.error).toBe(lost)
  })

  it('because of a newer build becomes a load of the whole document', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    const changed = screen.becomes('loading')
    screen.fail(new StaleBuild())
    await changed
    expect(browser.calls).toEqual(['push /b', 'reload'])
  })
})

describe('a load that another one has overtaken', () => {
  it('is not shown when it arrives', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    browser.click('/c')
    screen.arrive()
    await arrive(screen)
    expect(screen.shown).toEqual(['/c'])
    expect(browser.address).toBe('/c')
  })

  it('is not shown in place of a newer one, also if the reader went back in between', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    browser.go(-1)
    browser.click('/c')
    screen.arrive()
    await arrive(screen)
    expect(screen.shown).toEqual(['/c'])
  })

  it.each(['arrives', 'fails'])(
    'changes nothing when it %s after the reader went back',
    async (end) => {
      const opened = open('/a')
      const { browser, screen } = opened
      browser.click('/b')
      browser.go(-1)
      if (end === 'arrives') screen.arrive()
      else screen.fail(new Error('too late'))
      await visit(opened, '/c')
      expect(screen.shown).toEqual(['/c'])
      expect(screen.errors).toEqual(new Set())
    },
  )

  it('is no failure when it fails', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    browser.click('/c')
    screen.fail(new Error('too late'))
    await arrive(screen)
    expect(screen.status).toEqual({ status: 'idle', error: undefined, retrying: false })
  })

  it('does not give its error to the failure of the newer one', async () => {
    const { browser, screen, router } = open('/a')
    browser.click('/b')
    browser.click('/c')
    const lost = new Error('no network')
    screen.failLatest(lost)
    await screen.becomes('failed')
    screen.fail(new Error('too late'))
    router.retry()
    await arrive(screen)
    expect(screen.errors).toEqual(new Set([lost]))
  })
})

describe('a page that is still being rendered', () => {
  it.each<[string, string[], (browser: FakeBrowser) => void]>([
    ['the reader goes back', ['/b', '/b'], (browser) => browser.go(-1)],
    ['a link leads to the page on show', ['/b', '/b'], (browser) => browser.click('/a')],
    ['a link leads elsewhere', ['/b', '/c', '/b'], (browser) => browser.click('/c')],
  ])('is given up when %s, and opens the next time', async (_, asked, leave) => {
    const opened = open('/a')
    const { browser, screen } = opened
    browser.click('/b')
    const render = await screen.arriveSlowly()
    leave(browser)
    const isElsewhere = browser.address === '/c'
    if (isElsewhere) await arrive(screen)
    expect(screen.status.status).toBe('idle')
    render()
    expect(screen.shown).toEqual(isElsewhere ? ['/c'] : [])
    await visit(opened, '/b')
    expect(screen.shown.at(-1)).toBe('/b')
    expect(screen.asked).toEqual(asked)
  })

  it('is given up when the reader goes forward', async () => {
    const opened = open('/a')
    const { browser, screen } = opened
    await visit(opened, '/b')
    browser.go(-1)
    const render = await screen.arriveSlowly()
    browser.go(1)
    render()
    expect(screen.shown).toEqual(['/b'])
    expect(screen.status.status).toBe('idle')
  })

  it('is shown once when its link is clicked twice', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    const render = await screen.arriveSlowly()
    browser.click('/b')
    render()
    expect([screen.asked, screen.shown, browser.steps]).toEqual([['/b'], ['/b'], 1])
    expect(screen.status.status).toBe('idle')
  })
})

describe('a load without an end', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it('is a failure after 15 seconds, and not before', () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    vi.advanceTimersByTime(14_999)
    expect(screen.status.status).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(screen.status).toMatchObject({ status: 'failed', error: { name: 'LoadTimeout' } })
  })

  it('shows its page if it ends after all', async () => {
    const { browser, screen } = open('/a')
    browser.click('/b')
    vi.runAllTimers()
    await arrive(screen)
    expect(screen.shown).toEqual(['/b'])
    expect(screen.status).toEqual({ status: 'idle', error: undefined, retrying: false })
  })

  it('is replaced by a retry, which has as much time, also if its page is rendering by then', async () => {
    const { browser, screen, router } = open('/a')
    browser.click('/b')
    vi.runAllTimers()
    const render = await screen.arriveSlowly()
    router.retry()
    render()
    expect(screen.shown).toEqual([])
    vi.advanceTimersByTime(14_999)
    expect(screen.status.status).toBe('loading')
    await arrive(screen)
    expect(screen.shown).toEqual(['/b'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is forgotten when the reader has gone elsewhere', async () => {
    const opened = open('/a')
    opened.browser.click('/b')
    opened.browser.go(-1)
    vi.runAllTimers()
    expect(opened.screen.errors).toEqual(new Set())
    expect(opened.screen.status.status).toBe('idle')
  })
})

describe('an entry from before the app ran', () => {
  it('of the page that is shown is a place on it', () => {
    const { browser, screen } = openAfterHash('/a', '#x')
    browser.go(-1)
    expect(screen.asked).toEqual([])
  })

  it('of another page is a step to that page', async () => {
    const opened = openAfterHash('/a', '#x')
    await visit(opened, '/b')
    opened.browser.go(-2)
    expect(opened.screen.asked).toEqual(['/b', '/a'])
  })

  function openAfterHash(href: string, hash: string) {
    const browser = new FakeBrowser(href)
    browser.followHash(hash)
    const screen = new FakeRouterHost()
    const router = new Router(screen)
    router.start()
    return { browser, screen, router }
  }
})

describe('an overlay', () => {
  const panel = {}

  it('is a step of its own, which Back takes: it closes and the page stays', () => {
    const { browser, screen, router } = open('/a')
    const close = vi.fn()
    router.overlay(panel, close)
    expect(browser.calls).toEqual(['push /a'])
    expect(browser.state).toMatchObject({ overlay: true, key: expect.any(String) })
    browser.go(-1)
    expect(close).toHaveBeenCalledOnce()
    expect(screen.asked).toEqual([])
    expect(browser.steps).toBe(0)
  })

  it('that was closed by Back is gone: the next Back is one of pages', async () => {
    const opened = open('/a')
    const { browser, screen, router } = opened
    await visit(opened, '/b')
    router.overlay(panel, () => {})
    browser.go(-1)
    browser.go(-1)
    expect(screen.asked).toEqual(['/b', '/a'])
  })

  it('that was open before the app ran leaves the entry of its page intact: Back from the next page shows it', async () => {
    const browser = new FakeBrowser('/a')
    const screen = new FakeRouterHost()
    const router = new Router(screen)
    router.overlay(panel, () => {})
    router.start()
    browser.scrollTo(300)
    await visit({ browser, screen, router }, '/b')
    browser.go(-1)
    await arrive(screen)
    expect(screen.asked).toEqual(['/b', '/a'])
    expect(browser.calls.at(-1)).toBe('scroll 300')
  })

  it('that Back has closed is not there on Forward, which therefore leads back to the page', async () => {
    const { browser, screen, router } = open('/a')
    router.overlay(panel, () => {})
    browser.go(-1)
    browser.go(1)
    await browser.traversed
    expect(browser.steps).toBe(0)
    expect(screen.asked).toEqual([])
  })

  it('that is closed otherwise takes its step back, and nothing else happens', async () => {
    const { browser, screen, router } = open('/a')
    const close = vi.fn()
    router.overlay(panel, close)
    router.overlay(panel, undefined)
    await browser.traversed
    expect(browser.calls).toEqual(['push /a', 'back'])
    expect(browser.steps).toBe(0)
    expect([close.mock.calls, screen.asked]).toEqual([[], []])
  })

  it('leaves the steps after it alone', async () => {
    const opened = open('/a')
    const { browser, screen, router } = opened
    await visit(opened, '/b')
    router.overlay(panel, () => {})
    router.overlay(panel, undefined)
    await browser.traversed
    browser.go(-1)
    expect(screen.asked).toEqual(['/b', '/a'])
  })

  it('that is closed and left by a link at once takes its step back first, and the link is followed', async () => {
    const { browser, screen, router } = open('/a')
    router.overlay(panel, () => {})
    router.overlay(panel, undefined)
    browser.click('/b')
    await browser.traversed
    expect(browser.calls).toEqual(['push /a', 'back', 'push /b'])
    await arrive(screen)
    browser.go(-1)
    expect([browser.address, browser.steps]).toEqual(['/a', 0])
    expect(screen.asked).toEqual(['/b', '/a'])
  })

  it('whose step back the browser never takes delays a link by a second, not more', () => {
    vi.useFakeTimers()
    try {
      const { browser, screen, router } = open('/a')
      vi.spyOn(history, 'back').mockImplementation(() => {})
      router.overlay(panel, () => {})
      router.overlay(panel, undefined)
      browser.click('/b')
      vi.advanceTimersByTime(999)
      expect(screen.asked).toEqual([])
      vi.advanceTimersByTime(1)
      expect(screen.asked).toEqual(['/b'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('that is opened again at once has a step of its own again, which Back takes', async () => {
    const { browser, router } = open('/a')
    const close = vi.fn()
    router.overlay(panel, () => {})
    router.overlay(panel, undefined)
    router.overlay(panel, close)
    await browser.traversed
    expect(browser.steps).toBe(1)
    browser.go(-1)
    expect([close.mock.calls.length, browser.steps]).toEqual([1, 0])
  })

  it('that is opened and closed again during its step back adds no step', async () => {
    const { browser, router } = open('/a')
    router.overlay(panel, () => {})
    router.overlay(panel, undefined)
    router.overlay(panel, () => {})
    router.overlay(panel, undefined)
    await browser.traversed
    expect(browser.calls).toEqual(['push /a', 'back'])
    expect(browser.steps).toBe(0)
  })

  it('that takes the place of another is no second step, and gets Back', () => {
    const { browser, router } = open('/a')
    const [first, second] = [vi.fn(), vi.fn()]
    router.overlay(first, first)
    router.overlay(second, second)
    expect(browser.steps).toBe(1)
    browser.go(-1)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  it('that reports its end after another has opened leaves the step to that one', () => {
    const { browser, router } = open('/a')
    const second = vi.fn()
    router.overlay(panel, () => {})
    browser.go(-1)
    router.overlay(second, second)
    router.overlay(panel, undefined)
    expect(browser.steps).toBe(1)
    browser.go(-1)
    expect(second).toHaveBeenCalledOnce()
  })

  it('that closes without having been open changes nothing', () => {
    const { browser, router } = open('/a')
    router.overlay(panel, undefined)
    expect(browser.calls).toEqual([])
  })

  it('gives its step to the page that is chosen in it', async () => {
    const { browser, screen, router } = open('/a')
    router.overlay(panel, () => {})
    browser.click('/b')
    expect(browser.calls).toEqual(['push /a', 'replace /b'])
    await arrive(screen)
    browser.go(-1)
    expect(browser.address).toBe('/a')
    expect(screen.asked).toEqual(['/b', '/a'])
  })

  it('gives its step to the document of another language that is chosen in it', () => {
    const { browser, router } = open('/a')
    const close = vi.fn()
    router.overlay(panel, close)
    expect(browser.click('/en/a', { hreflang: 'en' })).toBe(false)
    expect(browser.calls).toEqual(['push /a', 'replace the document by https://site.test/en/a'])
    browser.go(-1)
    expect(close).not.toHaveBeenCalled()
  })
})

describe('a navigation by code', () => {
  it('may replace the entry', async () => {
    const { browser, screen, router } = open('/a')
    router.navigate(new URL('https://site.test/b'), 'replace')
    await arrive(screen)
    expect(browser.calls).toEqual(['replace /b', 'scroll 0'])
    expect(browser.steps).toBe(0)
  })
})

describe('a link to an old address', () => {
  it('leads to the new one, and Back and Forward skip the old one', async () => {
    const { browser, screen } = open('/a')
    browser.click('/old#part')
    screen.redirect('/new')
    await expect.poll(() => screen.asked).toEqual(['/old', '/new'])
    expect(browser.address).toBe('/new#part')
    await arrive(screen)
    expect(screen.shown).toEqual(['/new'])
    expect(browser.steps).toBe(1)
  })
})

import type { Locator, Page } from '@playwright/test'
import { hoverDelay } from '../../src/client/boot/hoverDelay.ts'
import { payloadHref } from '../../src/client/payloadHref.ts'
import { docsLink } from './docsSidebar.ts'
import type { FaultServer } from './faultServer.ts'
import { faultTest as test, ownFaultTest } from './faultTest.ts'
import { openLanguages } from './languageMenu.ts'
import { contents, title } from './landmarks.ts'
import { linkTargets } from './linkTargets.ts'
import { layout, rules, selector, welcome } from './readerSite.ts'
import { expect, open } from './browserTest.ts'
import { slow, slowUnless } from './slowTests.ts'

interface Connection {
  effectiveType: string
  saveData: boolean
}

/** What the browser says about the network; tests change it through `window.connection`. */
async function connect(page: Page, connection: Connection | undefined): Promise<void> {
  await page.addInitScript((connection) => {
    Object.assign(window, { connection })
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
  }, connection)
}

function payloads(faults: FaultServer): string[] {
  return faults.requests.filter((path) => path.endsWith('/index.txt'))
}

async function expectAsked(faults: FaultServer, paths: readonly string[]): Promise<void> {
  await expect.poll(() => paths.filter((path) => !faults.requests.includes(path))).toEqual([])
}

/** Rests the pointer on a link: timers of one length end in the order in which they were started. */
async function restOn(link: Locator): Promise<void> {
  await link.hover()
  await link.evaluate((_, delay) => new Promise((ended) => setTimeout(ended, delay)), hoverDelay)
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
  })
}

/** A link in the text of the page, such as an author writes it. */
async function write(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.getByRole('article').evaluate((article, given) => {
    const link = document.createElement('a')
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
    link.textContent = '写上去的'
    article.prepend(link)
  }, attributes)
}

const written = (page: Page) => page.getByRole('link', { name: '写上去的' })

test('P09 pages of links in view are prefetched, others when their link comes into view', async ({
  page,
  faults,
}) => {
  await page.goto(faults.url + layout)
  const { inView, beyond } = await linkTargets(page)
  const asked = () => inView.filter((path) => faults.requests.includes(path)).length
  expect(inView.length).toBeGreaterThan(4)
  // A reader who has not interacted yet may well leave, so not everything is fetched for them.
  await expect.poll(asked).toBe(4)
  await page.mouse.move(600, 400, { steps: 3 })
  await expectAsked(faults, inView)
  expect(beyond.length).toBeGreaterThan(3)
  expect(beyond.filter((path) => faults.requests.includes(path))).toEqual([])
  const next = page.getByRole('link', { name: '下一页' })
  const target = payloadHref((await next.getAttribute('href')) ?? '')
  expect(faults.requests).not.toContain(target)
  await next.scrollIntoViewIfNeeded()
  await expectAsked(faults, [target])
})

test('P10 each target is prefetched once', slow, async ({ page, faults }) => {
  await open(page, faults.url + layout)
  const { inView, beyond } = await linkTargets(page)
  await scrollThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
  await scrollThrough(page)
  await docsLink(page, '选择器').hover()
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await scrollThrough(page)
  await expectAsked(faults, inView)
  const requested = payloads(faults).filter((path) => [...inView, ...beyond].includes(path))
  expect(requested).toEqual([...new Set(requested)])
})

test('P10 a page that is loaded already is not prefetched', slow, async ({ page, faults }) => {
  await open(page, faults.url + layout)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await restOn(docsLink(page, '布局'))
  await docsLink(page, '规则').click()
  await expect(docsLink(page, '规则')).toHaveAttribute('aria-current', 'page')
  const own = payloads(faults).filter((path) => path === payloadHref(layout))
  expect(own).toHaveLength(1)
})

/** Records whether the next page is painted when its links begin to be watched. */
function recordWatching(): void {
  const heading = () => document.querySelector('h1')?.textContent
  const left = heading()
  let isPainted = false
  const replaced = new MutationObserver(() => {
    if (heading() === left) return
    replaced.disconnect()
    // A message that is sent in a frame arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => (isPainted = true))
    port1.start()
    requestAnimationFrame(() => port2.postMessage(0))
  })
  replaced.observe(document, { childList: true, subtree: true })
  const watched: { early: number; late: number } = { early: 0, late: 0 }
  const { observe } = IntersectionObserver.prototype
  IntersectionObserver.prototype.observe = function (link) {
    if (link instanceof HTMLAnchorElement) watched[isPainted ? 'late' : 'early'] += 1
    observe.call(this, link)
  }
  Object.assign(window, { watched })
}

test('the pages that a new page links to are fetched when it is painted', async ({
  page,
  faults,
}) => {
  await open(page, faults.url + layout)
  await page.evaluate(recordWatching)
  await page.getByRole('link', { name: '博客', exact: true }).first().click()
  const watched = () => page.evaluate(() => Reflect.get(window, 'watched'))
  await expect.poll(async () => (await watched()).late).toBeGreaterThan(10)
  expect((await watched()).early).toBe(0)
})

test('P11 the pointer over a link fetches its page before the click', async ({ page, faults }) => {
  await open(page, faults.url + welcome)
  await write(page, { href: selector })
  expect(faults.requests).not.toContain(payloadHref(selector))
  await written(page).hover()
  await expectAsked(faults, [payloadHref(selector)])
  await written(page).click()
  await expect(title(page)).toHaveText('选择器')
  expect(payloads(faults).filter((path) => path === payloadHref(selector))).toHaveLength(1)
})

for (const [row, name, connection] of [
  ['P12', 'on 2g', { effectiveType: '2g', saveData: false }],
  ['P12', 'on slow 2g', { effectiveType: 'slow-2g', saveData: false }],
  ['P13', 'with data saver', { effectiveType: '4g', saveData: true }],
] as const) {
  ownFaultTest(
    `${row} P14 ${name} nothing is prefetched, and links still work`,
    slowUnless(name === 'on 2g'),
    async ({ page, faults }) => {
      await connect(page, connection)
      await open(page, faults.url + layout)
      await scrollThrough(page)
      await restOn(docsLink(page, '选择器'))
      expect(payloads(faults)).toEqual([payloadHref(layout)])
      await docsLink(page, '选择器').click()
      await expect(title(page)).toHaveText('选择器')
      await scrollThrough(page)
      await docsLink(page, '规则').click()
      await expect(docsLink(page, '规则')).toHaveAttribute('aria-current', 'page')
      const visited = [layout, selector, rules]
      expect(payloads(faults)).toEqual(visited.map(payloadHref))
    },
  )
}

ownFaultTest('P12 the connection is checked at each attempt', async ({ page, faults }) => {
  await connect(page, { effectiveType: '2g', saveData: false })
  await open(page, faults.url + layout)
  expect(payloads(faults)).toEqual([payloadHref(layout)])
  await page.evaluate(() =>
    Object.assign(Reflect.get(window, 'connection'), { effectiveType: '4g' }),
  )
  await docsLink(page, '选择器').hover()
  await expectAsked(faults, [payloadHref(selector)])
})

ownFaultTest(
  'P15 a browser without information about its connection prefetches',
  async ({ page, faults }) => {
    await connect(page, undefined)
    await open(page, faults.url + layout)
    const { inView } = await linkTargets(page)
    expect(inView.length).toBeGreaterThan(3)
    await expectAsked(faults, inView)
  },
)

ownFaultTest('P15 a fast connection prefetches', async ({ page, faults }) => {
  await connect(page, { effectiveType: '4g', saveData: false })
  await open(page, faults.url + layout)
  await expectAsked(faults, (await linkTargets(page)).inView)
})

test(
  'P16 external links, files, hashes and other languages are never prefetched',
  slow,
  async ({ page, faults }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await open(page, `${faults.url}/blog/links`)
    const external = page.locator('a[href^="https:"]').filter({ visible: true })
    expect(await external.count()).toBeGreaterThan(2)
    for (const link of await external.all()) await restOn(link)
    await restOn((await openLanguages(page)).filter({ hasText: 'English' }))
    await page.keyboard.press('Escape')
    await restOn(contents(page).getByRole('link').first())
    await write(page, { href: '/favicon.svg', target: '_blank' })
    await restOn(written(page))
    await page.getByRole('link', { name: '文档', exact: true }).first().click()
    await expect(page.getByRole('navigation', { name: '文档目录' })).toBeVisible()
    expect(requested.filter((url) => !url.startsWith(faults.url))).toEqual([])
    expect(faults.requests.filter((path) => path.startsWith('/en/'))).toEqual([])
    expect(faults.requests.filter((path) => path.startsWith('/favicon.svg/'))).toEqual([])
    const own = payloads(faults).filter((path) => path === '/blog/links/index.txt')
    expect(own).toHaveLength(1)
  },
)

for (const [name, spoil] of [
  ['broke off', (faults: FaultServer, path: string) => faults.drop(path)],
  ['was answered with an error', (faults: FaultServer, path: string) => faults.answer(path, 503)],
  ['came in part', (faults: FaultServer, path: string) => faults.truncate(path, 400)],
] as const) {
  test(
    `a prefetch that ${name} is silent and no obstacle to following the link`,
    slowUnless(name === 'came in part'),
    async ({ page, faults, allow }) => {
      allow(/Failed to load resource/)
      spoil(faults, payloadHref(selector))
      const isPrefetch = (message: { url(): string }) =>
        message.url().endsWith(payloadHref(selector))
      const spoilt = Promise.race([
        page.waitForEvent('requestfailed', isPrefetch),
        page.waitForEvent('response', isPrefetch),
      ])
      await open(page, faults.url + layout)
      await spoilt
      await expect(page.getByRole('alert')).toHaveCount(0)
      faults.repair(payloadHref(selector))
      await docsLink(page, '选择器').click()
      await expect(title(page)).toHaveText('选择器')
    },
  )
}

test(
  'a prefetch that breaks off after its link was followed is no obstacle either',
  slow,
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    faults.drop(payloadHref(selector))
    const release = faults.hold(payloadHref(selector))
    await open(page, faults.url + layout)
    await expectAsked(faults, [payloadHref(selector)])
    faults.repair(payloadHref(selector))
    await docsLink(page, '选择器').click()
    await expect(page).toHaveURL(faults.url + selector)
    release()
    await expect(title(page)).toHaveText('选择器')
  },
)

import type { Browser } from '@playwright/test'
import { benchDocument } from '../../../../bench/content/document.ts'
import { routeThrough } from '../../../../bench/content/route.ts'
import { createCertificate } from '../../../../bench/pages/certificate.ts'
import { findLink } from '../../../../bench/pages/inPage.ts'
import { launch } from '../../../../bench/pages/measurePages.ts'
import { measureWeight } from '../../../../bench/pages/measureWeight.ts'
import { startServer, type BenchServer } from '../../../../bench/pages/server.ts'
import { openVisit, type Visit } from '../../../../bench/pages/visit.ts'
import { page as markdownPage } from '../sites/markdownPage.ts'
import { expect, start, test } from './browserTest.ts'
import { buildFixture } from './fixtureSites.ts'
import { title } from './landmarks.ts'

/**
 * What a visit may cost, in bytes as sent (brotli) and in requests. The same is measured in `bench/RESULTS.md`, but times differ from
 * machine to machine, and these do not. A change that needs more has to say so here.
 */
const budgets = {
  requests: 1,
  firstVisit: 13_150,
  /** Characters of script that run before the reader does anything. Laying out a page in steps took 180 of them, and 110 bytes of a visit. */
  script: 4_900,
  /** Four pages without their documents, and the document of the next one. */
  fetchedAhead: 20_600,
  navigation: 2_600,
  firstAct: 13_000,
}

// One server and one browser for all of them.
test.describe.configure({ mode: 'default' })

const count = 30
const route = routeThrough(count)
const addressOf = (path: string) => `/docs/${path}/`
/** Whether a request is for this document. */
const isFor = (request: { readonly path: string }, path: string) =>
  `${request.path.replace(/\/$/, '')}/` === addressOf(path)

let browser: Browser
let server: BenchServer

test.beforeAll(async () => {
  const documents = Array.from({ length: count }, (_, index) => benchDocument(index, count))
  const files = documents.map(({ path, title, position, body }) => [
    `content/zh/docs/${path}.md`,
    markdownPage(
      title,
      body((other) => `../${other}.md`),
      `sidebar_position: ${position}`,
    ),
  ])
  const { output } = await buildFixture(Object.fromEntries(files), {
    locales: [{ id: 'zh' }],
    social: false,
  })
  const certificate = createCertificate()
  browser = await launch(certificate.browserArgument)
  server = await startServer(output, certificate)
})

test.afterAll(async () => {
  await browser.close()
  server.close()
})

/** Opens the first page of the route, and waits until nothing more is fetched. */
async function visit<T>(use: (visit: Visit) => Promise<T>): Promise<T> {
  const opened = await openVisit(browser, false)
  try {
    await opened.page.goto(server.origin + addressOf(route.from))
    await opened.rest()
    return await use(opened)
  } finally {
    await opened.context.close()
  }
}

/** Follows a link, and adds up what is fetched for the page that it leads to, without what is fetched ahead for later ones. */
async function follow(
  { page, ahead, rest }: Visit,
  target: { readonly path: string; readonly title: string },
  isInView: boolean,
): Promise<number> {
  const handle = await page.evaluateHandle(findLink, [addressOf(target.path), isInView] as const)
  const link = handle.asElement()
  if (!link) throw new Error(`there is no link to ${target.path}`)
  const before = server.served.length
  // Scrolling to a link out of view would prefetch its page.
  if (isInView) await link.click()
  else await link.evaluate((element) => (element as HTMLElement).click())
  await expect(title(page)).toHaveText(target.title)
  await rest()
  return server.served
    .slice(before)
    .filter((request) => isFor(request, target.path) || !request.ahead)
    .filter((request) => !ahead.has(request.path) && request.kind !== 'js')
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

test('a first visit stays within its budget', async () => {
  const weight = await measureWeight(browser, server, addressOf(route.from))
  const bytes = Object.values(weight.bytes).reduce((sum, each) => sum + each, 0)
  expect.soft(bytes, 'bytes').toBeLessThanOrEqual(budgets.firstVisit)
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budgets.requests)
  expect.soft(weight.script, 'characters of script').toBeLessThanOrEqual(budgets.script)
  expect.soft(weight.prefetchedBytes, 'bytes ahead').toBeLessThanOrEqual(budgets.fetchedAhead)
})

test('a page that was not prefetched stays within its budget', async () => {
  const bytes = await visit(async (opened) => {
    await start(opened.page)
    await opened.rest()
    await follow(opened, route.next, true)
    return follow(opened, route.last, false)
  })
  expect(bytes).toBeLessThanOrEqual(budgets.navigation)
})

test('a link that is followed before the app is there stays within its budget', async () => {
  const bytes = await visit((opened) => follow(opened, route.next, true))
  expect(bytes).toBeLessThanOrEqual(budgets.firstAct)
})

test('the next doc of the sidebar is there before its link is clicked', async () => {
  const bytes = await visit((opened) => follow(opened, benchDocument(6, count), true))
  expect(bytes).toBe(0)
})

test('a press on a link fetches its document before the click, until the app runs', async () => {
  await visit(async ({ page, context }) => {
    const handle = await page.evaluateHandle(findLink, [addressOf(route.next.path), true] as const)
    const box = await handle.asElement()?.boundingBox()
    const session = await context.newCDPSession(page)
    // Playwright would move the pointer first, which starts the app.
    await session.send('Input.dispatchMouseEvent', {
      type: 'mousePressed',
      x: (box?.x ?? 0) + 5,
      y: (box?.y ?? 0) + 5,
      button: 'left',
      clickCount: 1,
    })
    const isFetched = () =>
      server.served.some((request) => request.ahead && isFor(request, route.next.path))
    await expect.poll(isFetched).toBe(true)
    await start(page)
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  })
})

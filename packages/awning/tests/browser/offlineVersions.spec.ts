import type { Page, Worker } from '@playwright/test'
import { page as doc } from '../sites/markdownPage.ts'
import { clientPages } from './clientPages.ts'
import { expect, open, start, test } from './browserTest.ts'
import { startFaultServer, type FaultServer } from './faultServer.ts'
import { deployFixture, type DeployedFixture } from './fixtureSites.ts'
import { followLink } from './followLink.ts'
import { expectSaved, expectWorker, savedPaths } from './savedPages.ts'
import { slow } from './slowTests.ts'

/** What a worker does when another version of the site is deployed. */

test.use({ serviceWorkers: 'allow' })
// The version with MDX is bundled first.
test.describe.configure({ timeout: 120_000 })
test.beforeEach(({ allow }) => allow(/Failed to load resource/))

const texts = (word: string) => ({
  'content/zh/docs/a.md': doc('Alpha', `Alpha is ${word}.`),
  'content/zh/docs/b.md': doc('Beta', `Beta is ${word}.`),
})
const alphaIsNew = { 'content/zh/docs/a.md': doc('Alpha', 'Alpha is new.') }
let site: DeployedFixture
let host: FaultServer

test.beforeEach(async () => {
  site = await deployFixture(texts('old'))
  host = await startFaultServer(site.folder)
})
test.afterEach(async () => {
  await host.close()
  site.remove()
})

const build = (page: Page) => page.evaluate(() => window.__awning.build)
const openOn = (page: Page, path: string) => open(page, host.url + path)
/** The reader comes back to the tab, and the app looks for a new version. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const offer = (page: Page) => page.getByRole('status').filter({ hasText: '有新版本' })

test('a version with another app is announced, does not break open tabs, and never mixes with stored files of the old one', async ({
  page,
}) => {
  await openOn(page, '/docs/a')
  await expectSaved(page, '/docs/a')
  await followLink(page, '/docs/b')
  await expectSaved(page, '/docs/b')
  await expectWorker(page)
  const old = await build(page)

  await site.deploy(clientPages)
  await comeBack(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText('Beta is old.')).toBeVisible()
  // The app in memory belongs to the old version and still works.
  await followLink(page, '/docs/a')
  await expect(page.getByText('Alpha is old.')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await openOn(page, '/docs/b')
  await expect(page.getByText('Beta is new.')).toBeVisible()
  const renewed = await build(page)
  expect(renewed).not.toBe(old)
  await expect.poll(() => page.evaluate(keptBuild, '/docs/b/index.html')).toBe(renewed)
  await host.close()

  // Everything is of the old version: text, styles and app.
  await openOn(page, '/docs/a')
  await expect(page.getByText('Alpha is old.')).toBeVisible()
  expect(await build(page)).toBe(old)
  await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')
  await followLink(page, '/docs/b')
  await expect(page.getByText('Beta is new.')).toBeVisible()
  await start(page)
  expect(await build(page)).toBe(renewed)
})

test(
  'a version with another text is announced on the page that changed, and one click shows it',
  slow,
  async ({ page }) => {
    await openOn(page, '/docs/a')
    await expectSaved(page, '/docs/a')
    await expectWorker(page)
    await site.deploy({ ...texts('old'), ...alphaIsNew })
    await comeBack(page)
    await offer(page).getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByText('Alpha is new.')).toBeVisible()
    await start(page)
    await expect(offer(page)).toHaveCount(0)
  },
)

test(
  'over a network slower than the worker waits, a stored page gets its own payload and the reader learns of the newer one',
  slow,
  async ({ page, context }) => {
    await openOn(page, '/docs/a')
    await expectSaved(page, '/docs/a')
    await expectWorker(page)
    await hurry(context.serviceWorkers()[0])
    await site.deploy({ ...texts('old'), ...alphaIsNew })
    const next = context.waitForEvent('serviceworker')
    const releaseDocument = host.hold('/docs/a')
    const releasePayload = host.hold('/docs/a/index.txt')
    await openOn(page, '/docs/a')
    await expect(page.getByText('Alpha is old.')).toBeVisible()
    await hurry(await next)
    releasePayload()
    await expect(offer(page)).toBeVisible()
    releaseDocument()
  },
)

test(
  'a reader on 2g loads each page once, and no reader loads the code of search before it is opened',
  slow,
  async ({ page }) => {
    await page.addInitScript(() => {
      const connection = { effectiveType: '2g', saveData: false }
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
    })
    await openOn(page, '/docs/a')
    // The worker asks its own connection, which is a fast one.
    await expectSaved(page, '/offline')
    await expectWorker(page)
    // The app saves pages in such a callback too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await savedPaths(page)).not.toContain('/docs/a')
    for (const path of ['/docs/a', '/docs/a/index.txt'])
      expect(host.requests.filter((requested) => requested === path)).toHaveLength(1)
    expect(host.requests.filter((path) => path.includes('SearchPanel'))).toEqual([])
  },
)

test(
  'a version with offline: false unregisters the worker and removes everything that was stored',
  slow,
  async ({ page, context }) => {
    await openOn(page, '/docs/a')
    await expectSaved(page, '/docs/a')
    await expectWorker(page)
    await site.deploy(texts('old'), { offline: false })
    await openOn(page, '/docs/a')
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
    const second = await context.newPage()
    await second.goto(`${host.url}/docs/b`)
    await start(second)
    expect(await second.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect((await second.request.get(`${host.url}/offline`)).status()).toBe(404)
  },
)

/** The worker gives up on the network at once, except for a page that is reloaded. */
async function hurry(worker: Worker | undefined): Promise<void> {
  await worker?.evaluate(() => {
    const wait = globalThis.setTimeout
    const hurried = (run: () => void, ms: number) => wait(run, ms === 3000 ? 0 : ms)
    Object.assign(globalThis, { setTimeout: hurried })
  })
}

/** The id of the build that a saved page belongs to; runs in the page. */
async function keptBuild(key: string): Promise<string | undefined> {
  const entry = await caches.match(key)
  const told = entry?.headers.get('x-page')
  return told ? JSON.parse(decodeURIComponent(told)).build : undefined
}

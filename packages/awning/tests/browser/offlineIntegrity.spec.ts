import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'
import type { SavedPage } from '../../src/features/offline/worker/savedPage.ts'
import { expect, open, start } from './browserTest.ts'
import type { FaultServer } from './faultServer.ts'
import { ownFaultTest as test } from './faultTest.ts'
import { followLink } from './followLink.ts'
import { title } from './landmarks.ts'
import { note } from './readerSite.ts'
import { expectSaved, expectWorker } from './savedPages.ts'
import { slow, slowUnless } from './slowTests.ts'

/** Responses with status 200 that are not the file: the worker must not store any of them. */

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 60_000 })
// Whatever a browser says of scripts and styles that are none.
test.beforeEach(({ allow }) => allow(/./))

/** One file of each kind that the page needs. */
interface Needed {
  readonly script: string
  readonly sheet: string
  readonly part: string
  readonly image: string
}

async function neededBy(page: Page, faults: FaultServer): Promise<Needed> {
  const html = await (await page.request.get(faults.url + note)).text()
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    script: first(/<link rel="modulepreload" href="([^"]+)"/),
    sheet: first(/<link rel="stylesheet"[^>]* href="([^"]+)"/),
    part: first(/ href="([^"]+\/part-[^"]+)"/),
    image: first(/<img [^>]*src="(\/assets\/[^"]+)"/),
  }
}

/** As a browser short of room does. */
async function emptyFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.endsWith(':files')) await caches.delete(name)
  })
}

const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.endsWith(':files'))
    const keys = name === undefined ? [] : await (await caches.open(name)).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })

/** Files of the stored page that are not stored themselves. */
async function missingFiles(page: Page): Promise<string[]> {
  const entry = await page.evaluate(
    async (key) => (await caches.match(key))?.headers.get('x-page') ?? '',
    `${note}/index.html`,
  )
  const { files } = JSON.parse(decodeURIComponent(entry)) as SavedPage
  const stored = await storedFiles(page)
  return files.filter((path) => !stored.includes(path))
}

async function expectWorking(page: Page, { image }: Needed): Promise<void> {
  await start(page)
  await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')
  const width = () =>
    page
      .locator(`main img[src="${image}"]`)
      .first()
      .evaluate((element) => (element as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

for (const [name, spoil] of [
  ['a login page', (faults: FaultServer, path: string) => faults.login(path)],
  [
    'half of it',
    (faults: FaultServer, path: string) =>
      faults.rewrite(path, (text) => text.slice(0, text.length / 2)),
  ],
  ['nothing', (faults: FaultServer, path: string) => faults.rewrite(path, () => '')],
] as const) {
  test(
    `where ${name} comes for script, style sheet, part and image, a reload gets the real ones`,
    slowUnless(name === 'a login page'),
    async ({ page, faults }) => {
      await open(page, faults.url + note)
      await expectSaved(page, note)
      await expectWorker(page)
      const needed = await neededBy(page, faults)
      const paths: string[] = Object.values(needed)
      for (const path of paths) spoil(faults, path)
      await emptyFiles(page)
      const before = faults.requests.length
      await page.reload()
      await page.mouse.move(40, 300)
      await page.mouse.move(5, 5)
      await expect.poll(() => faults.requests.slice(before)).toEqual(expect.arrayContaining(paths))
      await expect(page.locator('html')).not.toHaveAttribute('data-app', 'on')
      const stored = await storedFiles(page)
      expect(stored.filter((path) => paths.includes(path))).toEqual([])

      for (const path of paths) faults.repair(path)
      await page.reload()
      await expectWorking(page, needed)
      await expect.poll(() => missingFiles(page)).toEqual([])
      await faults.close()
      await page.reload()
      await expectWorking(page, needed)
    },
  )
}

test(
  'a login page that the browser itself has cached for a year is got past',
  slow,
  async ({ page, faults }) => {
    await open(page, faults.url + note)
    await expectSaved(page, note)
    await expectWorker(page)
    const needed = await neededBy(page, faults)
    faults.login(needed.script, 'cached')
    await emptyFiles(page)
    await page.reload()
    await page.mouse.move(40, 300)
    const cached = () =>
      page.evaluate(
        async (href) => (await fetch(href, { cache: 'force-cache' })).text(),
        needed.script,
      )
    await expect.poll(cached).toContain('Log in')
    faults.repair(needed.script)
    await page.reload()
    await expectWorking(page, needed)
  },
)

test(
  'a stored file that is wrong is dropped, and the page gets the real one',
  slow,
  async ({ page, context, faults }) => {
    await open(page, faults.url + note)
    await expectSaved(page, note)
    await expectWorker(page)
    const needed = await neededBy(page, faults)
    await page.evaluate(async (href) => {
      const name = (await caches.keys()).find((key) => key.endsWith(':files')) ?? ''
      const wrong = new Response('Log in', { headers: { 'content-type': 'text/javascript' } })
      await (await caches.open(name)).put(href, wrong)
    }, needed.script)
    // What a worker has checked it trusts for as long as it runs.
    const devtools = await context.newCDPSession(page)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await page.reload()
    await expectWorking(page, needed)
    await expect.poll(() => storedFiles(page)).toContain(needed.script)
    await faults.close()
    await page.reload()
    await expectWorking(page, needed)
  },
)

test(
  'a login page or half a document in place of a page is shown, and never stored as that page',
  slow,
  async ({ page, faults }) => {
    await open(page, faults.url + note)
    await expectSaved(page, note)
    await expectSaved(page, '/offline')
    await expectWorker(page)
    const [login, half] = ['/blog', '/docs']
    faults.login(login)
    faults.login(payloadHref(login))
    await page.goto(faults.url + login)
    await expect(page.getByText('Log in')).toBeVisible()
    faults.rewrite(half, (text) => text.slice(0, text.length / 2))
    await page.goto(faults.url + note)
    await start(page)
    await followLink(page, half)
    // To store the page the app fetches its document, and once more past the HTTP cache.
    await expect.poll(() => faults.requests.filter((path) => path === half).length).toBe(2)
    await faults.close()
    for (const path of [login, half]) {
      await page.goto(faults.url + path)
      await expect(title(page)).toHaveText('离线阅读')
    }
    await page.goto(faults.url + note)
    await start(page)
    await expect(title(page)).toHaveText('一条笔记')
  },
)

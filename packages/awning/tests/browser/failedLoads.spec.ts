import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageHeader } from '../../src/client/payload.ts'
import { page as doc } from '../sites/markdownPage.ts'
import { expect, open, sharedTest as test, start, test as ownTest } from './browserTest.ts'
import { startFaultServer, type FaultServer } from './faultServer.ts'
import { deployFixture, type DeployedFixture } from './fixtureSites.ts'
import { followLink } from './followLink.ts'
import { slowUnless } from './slowTests.ts'

/** What a reader sees when parts of the app do not arrive. */

let site: DeployedFixture
let host: FaultServer

test.beforeAll(async () => {
  site = await deployFixture({
    'content/zh/docs/a.md': doc('Alpha', 'The first.'),
    'content/zh/docs/b.md': doc('Beta', 'The second.'),
  })
})
test.afterAll(() => site.remove())
test.beforeEach(async ({ allow }) => {
  allow(/Failed to load resource|The app could not start/)
  host = await startFaultServer(site.folder)
})
test.afterEach(() => host.close())

const payload = '/docs/a/index.txt'
const search = (page: Page) => page.locator('[data-do=search]')
const searchDialog = (page: Page) => page.getByRole('dialog')
const notice = (page: Page) => page.getByRole('alertdialog')
const failure = (page: Page) => page.getByRole('alert')
const app = (page: Page) => page.locator('html').getAttribute('data-app')

async function headerOf(path: string): Promise<PageHeader> {
  const text = await (await fetch(host.url + path)).text()
  return JSON.parse(text.slice(0, text.indexOf('\n')))
}

/** The script that the app begins with. */
async function entry(): Promise<string> {
  const html = await (await fetch(`${host.url}/docs/a`)).text()
  return /<template><link [^>]*href="([^"]+\.js)"/.exec(html)?.[1] ?? ''
}

for (const [name, find, spoil] of [
  ['a payload that is lost', async () => payload, 'drop'],
  ['a payload that cannot be decoded', async () => payload, 'garble'],
  ['a shared part that is lost', async () => (await headerOf(payload)).shell, 'drop'],
  [
    'a script of components that is lost',
    async () => (await headerOf((await headerOf(payload)).shell)).scripts?.[0] ?? '',
    'drop',
  ],
  ['an entry script that is lost', entry, 'drop'],
] as const) {
  test(
    `${name} is fetched again after pauses, a press that it leaves unanswered is reported, and the next one works`,
    slowUnless(spoil === 'garble'),
    async ({ page }) => {
      const path = await find()
      if (spoil === 'drop') host.drop(path)
      else host.rewrite(path, garble)
      const begin = host.requests.length
      const requests = () => host.requests.slice(begin).filter((each) => each === path).length
      await page.goto(`${host.url}/docs/a`)
      await page.mouse.move(5, 5)
      await page.mouse.move(600, 400, { steps: 100 })
      await expect.poll(requests).toBeGreaterThan(0)
      await search(page).click()
      await expect(notice(page)).toHaveText('加载失败，请检查网络后重试。')
      await expect(notice(page)).toBeFocused()
      // A hundred moves are at most four attempts: at the first one, after pauses of 1 and 2 seconds, and at the press. In each,
      // boot fetches it once and the app twice, because what boot fetched may be out of date.
      expect(requests()).toBeLessThanOrEqual(12)
      expect(await app(page)).toBeNull()
      host.repair(path)
      await search(page).click()
      await expect(searchDialog(page)).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
      expect(await app(page)).toBe('on')
    },
  )
}

test('what is pressed while the app loads has its effect once: Search is open, and the skip link leads into main', async ({
  page,
}) => {
  const release = host.hold(await entry())
  await page.goto(`${host.url}/docs/a`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await search(page).click()
  await search(page).click()
  release()
  await expect(searchDialog(page)).toBeVisible()
  expect(await app(page)).toBe('on')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expect(searchDialog(page)).toBeVisible()
})

test('Search pressed while React takes the page over is open afterwards', async ({ page }) => {
  await page.goto(`${host.url}/docs/a`)
  await page.evaluate(() => {
    const { prefetchVisible } = window.__awning
    let isFirst = true
    // The app calls this when the document is hydrated, but not yet the controls in it, and once more afterwards.
    window.__awning.prefetchVisible = () => {
      prefetchVisible()
      if (isFirst)
        setTimeout(() => document.querySelector<HTMLElement>('[data-do=search]')?.click())
      isFirst = false
    }
    window.__awning.start()
  })
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'on')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expect(searchDialog(page)).toBeVisible()
})

test('while Retry of search finds out whether the site was deployed, it shows that it loads, and cannot be pressed again', async ({
  page,
}) => {
  const panel = readdirSync(join(site.folder, 'assets')).find((file) =>
    /^SearchPanel-.*\.js$/.test(file),
  )
  host.drop(`/assets/${panel}`)
  const release = host.hold('/index.txt')
  await open(page, `${host.url}/docs/a`)
  await search(page).click()
  const retry = failure(page).getByRole('button', { name: '重试' })
  await retry.click()
  await expect(searchDialog(page).getByRole('status')).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  host.repair(`/assets/${panel}`)
  release()
  await searchDialog(page).getByRole('combobox').fill('Beta')
  await expect(searchDialog(page).getByRole('option').first()).toContainText('Beta')
})

test('a style sheet that is lost is a failed load with Retry, and the page of the document does without', async ({
  page,
}) => {
  const [ownSheet = ''] = (await headerOf(payload)).styles ?? []
  const [blogSheet = ''] = (await headerOf('/blog/index.txt')).styles ?? []
  // Browsers do not let scripts read the rules of a sheet that did not arrive.
  const sheets = () =>
    page.evaluate(() =>
      Array.from(document.styleSheets)
        .filter((sheet) => {
          try {
            return sheet.cssRules.length > 0
          } catch {
            return false
          }
        })
        .flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname])),
    )
  host.drop(ownSheet)
  host.drop(blogSheet)
  await page.goto(`${host.url}/docs/a`)
  await start(page)
  expect(await sheets()).not.toContain(ownSheet)
  await followLink(page, '/blog')
  await expect(failure(page)).toContainText(`the style sheet ${blogSheet} could not be loaded`)
  host.repair(blogSheet)
  await failure(page).getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible()
  expect(await sheets()).toContain(blogSheet)
})

ownTest(
  'a page that does not arrive within 15 seconds is reported, with a title of its own, and shown when it does',
  async ({ page }) => {
    const release = host.hold('/docs/b/index.txt')
    await page.clock.install()
    await open(page, `${host.url}/docs/a`)
    // From here on no time passes by itself, however busy the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await followLink(page, '/docs/b')
    await page.clock.runFor(14_000)
    await expect(page).toHaveTitle(/^Alpha /)
    await expect(failure(page)).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(failure(page)).toContainText('服务器没有响应。')
    await expect(failure(page).getByRole('button', { name: '重试' })).toBeEnabled()
    await expect(page).toHaveTitle(/^页面加载失败 \| \S/)
    await expect(page).toHaveURL(`${host.url}/docs/b`)
    await page.clock.resume()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beta')
    await expect(page).toHaveTitle(/^Beta /)
    await expect(failure(page)).toHaveCount(0)
  },
)

/** As long as before, and nothing that React could read. */
function garble(text: string): string {
  const end = text.indexOf('\n') + 1
  return text.slice(0, end) + '!'.repeat(Buffer.byteLength(text.slice(end)))
}

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { payloadHref } from '../../../packages/awning/src/client/payloadHref.ts'
import type { SiteSettings } from '../../../packages/awning/src/config/site.ts'
import { fixtureSite, type FixtureSite } from '../../../packages/awning/tests/sites/fixtureSite.ts'
import { page as doc } from '../../../packages/awning/tests/sites/markdownPage.ts'
import { startFaultServer, test, type FaultServer } from './faultServer.ts'
import { followLink } from './followLink.ts'
import { expectKept, expectWorker, keptPaths } from './keptPages.ts'
import { title } from './landmarks.ts'
import { deployNext } from './nextVersion.ts'
import { expect, open, start } from './shop.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 60_000 })
test.beforeEach(({ allow }) => allow(/Failed to load resource/))

const number = '/docs/frontend/javascript/data-type/number'
const layout = '/docs/frontend/css/layout'

const isRunning = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'on')
const shelf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function expectFound(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索本站' }).fill(words)
  await expect(page.getByRole('option').first()).toContainText(words)
  await page.getByRole('dialog', { name: '搜索本站' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: '搜索本站' })).toBeHidden()
}

test('a page that was read is read again without a network, its experiment too; one that was not gives way to what can be read', async ({
  page,
  faults,
}) => {
  await open(page, number)
  await expectKept(page, number)
  await expectKept(page, '/offline')
  await expectWorker(page)
  await page.reload()
  await start(page)
  await expectFound(page, '宝可梦')
  await expect
    .poll(() => page.evaluate(async () => !!(await caches.match('/search/zh.json'))))
    .toBe(true)
  await faults.close()

  await page.reload()
  await start(page)
  await expect(title(page)).toHaveText('number')
  await expectFound(page, '宝可梦')
  await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')
  const lab = page.locator('[data-lab="number"]')
  await lab.scrollIntoViewIfNeeded()
  await expect(lab).toHaveAttribute('data-live-lab', '')
  await lab.getByRole('button', { name: '第63位，符号' }).click()
  await expect(lab.getByRole('textbox', { name: '写一个数' })).toHaveValue('-0.1')

  // Inside the app.
  await followLink(page, layout)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('页面加载失败')
  const instead = page.getByRole('navigation', { name: '离线可读的页面' })
  await instead.getByRole('link', { name: 'number', exact: true }).click()
  await expect(title(page)).toHaveText('number')

  // As a document, which needs no touch to show what there is.
  await page.goto(layout)
  await isRunning(page)
  await expect(page).toHaveURL(layout)
  await expect(title(page)).toHaveText('离线阅读')
  await expect(page.getByRole('alert')).toContainText('你要打开的页面没有保存在这台设备上')
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['number'])
  await page.getByRole('link', { name: 'number', exact: true }).click()
  await expect(title(page)).toHaveText('number')
  await expect(page).toHaveURL(number)

  // In the language of its address.
  await page.goto('/en/blog/welcome')
  await isRunning(page)
  await expect(title(page)).toHaveText('Read offline')
})

test('without script the page for reading offline says that nothing is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [address, words] of [
    ['/offline', '需要JavaScript'],
    ['/en/offline', 'needs JavaScript'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await (await context.request.get(address)).text()).toContain(words)
  }
  await context.close()
})

test('the page that was asked for opens by itself when the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/blog/welcome')
  await expectKept(page, '/offline')
  await expectWorker(page)
  await context.setOffline(true)
  await page.goto(layout)
  await isRunning(page)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('当前处于离线状态')
  await context.setOffline(false)
  await expect(title(page)).toHaveText('布局')
})

test('an area is kept with a size and its progress, read without a network, and put back', async ({
  page,
  faults,
}) => {
  await open(page, '/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: '离线阅读' }).click()
  await expect(title(page)).toHaveText('离线阅读')
  const blog = shelf(page, '博客')
  await expect(blog).toContainText(/15篇.*约\d+(?:\.\d)? ?[kM]B/)
  const held = payloadHref('/blog/archive')
  const release = faults.hold(held)
  await blog.getByRole('button', { name: '保存到本机：博客' }).click()
  await expect(blog.getByRole('status')).toHaveText(/已保存\d+页，共15页/)
  await expect(blog.getByRole('progressbar', { name: '博客' })).toHaveAttribute('max', '15')
  await expect(blog.getByRole('button', { name: '停止：博客' })).toBeVisible()
  release()
  await expect(blog.getByRole('status')).toHaveText('全部页面都已保存在这台设备上', {
    timeout: 20_000,
  })
  await expectWorker(page)
  await faults.close()

  await page.goto('/blog/mdx-blog-post')
  await start(page)
  await expect(title(page)).toHaveText('会动的文章')
  await followLink(page, '/blog/archive')
  await expect(title(page)).toHaveText('归档')
  await followLink(page, '/offline')
  await expect(blog.getByRole('status')).toHaveText('全部页面都已保存在这台设备上')
  await expect(blog.getByText(/约/)).toBeVisible()
  await blog.getByRole('button', { name: '移除：博客' }).click()
  await expect(blog.getByRole('button', { name: '移除：博客' })).toHaveCount(0)
  expect(await keptPaths(page)).not.toContain('/blog/archive')
})

test('a full store is told where an area was asked for, and reading goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () =>
      Promise.reject(new DOMException('the quota is used up', 'QuotaExceededError'))
  })
  await open(page, '/offline')
  const blog = shelf(page, '博客')
  await blog.getByRole('button', { name: '保存到本机：博客' }).click()
  await expect(blog.getByRole('alert')).toContainText('这台设备的存储空间不足')
  await expect(blog.getByRole('button', { name: '继续：博客' })).toBeEnabled()
  await followLink(page, layout)
  await expect(title(page)).toHaveText('布局')
})

for (const [name, block] of [
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'caches', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
  ],
  ['does not exist', () => Object.defineProperty(window, 'caches', { value: undefined })],
  [
    'may not be opened',
    () => {
      CacheStorage.prototype.open = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
    },
  ],
] as const) {
  test(`where the store ${name}, the site is as it would be without one, and says so where it matters`, async ({
    page,
  }) => {
    await page.addInitScript(block)
    await open(page, '/offline')
    await expect(page.getByRole('alert')).toContainText('浏览器不允许本站在这台设备上保存页面')
    await expect(page.getByRole('button', { name: /^保存到本机：/ }).first()).toBeDisabled()
    await followLink(page, layout)
    await expect(title(page)).toHaveText('布局')
  })
}

test('a store that the browser has emptied is filled again by reading', async ({
  page,
  faults,
}) => {
  await open(page, number)
  await expectKept(page, number)
  await expectWorker(page)
  const drop = (part: string) =>
    page.evaluate(async (end) => {
      for (const name of await caches.keys()) if (name.endsWith(end)) await caches.delete(name)
    }, part)
  await drop('')
  await open(page, number)
  await expectKept(page, number)
  // Half of it is as good as nothing: a page without its style is not shown.
  await drop(':files')
  await faults.close()
  await expect(page.goto(number)).rejects.toThrow('ERR_FAILED')
})

test.describe('another version of the site', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  const favicon = { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  const texts = (word: string) => ({
    ...favicon,
    'content/zh/docs/a.md': doc('Alpha', `Alpha is ${word}.`),
    'content/zh/docs/b.md': doc('Beta', `Beta is ${word}.`),
  })
  const config: { -readonly [Key in keyof SiteSettings]?: SiteSettings[Key] } = {}
  let site: FixtureSite
  let host: FaultServer

  test.beforeEach(async () => {
    delete config.offline
    site = fixtureSite(texts('old'), config)
    await site.build()
    host = await startFaultServer(join(site.root, 'dist'))
  })
  test.afterEach(async () => {
    await host.close()
    site.remove()
  })

  const build = (page: Page) => page.evaluate(() => window.__awning.build)
  const openOn = (page: Page, path: string) => open(page, host.url + path)
  /** The reader comes back to the tab: a time to look for a new version. */
  const comeBack = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const offer = (page: Page) => page.getByRole('status').filter({ hasText: '有新版本' })

  test('with another app announces itself, leaves open tabs whole, and never mixes with what was kept of the old', async ({
    page,
  }) => {
    await openOn(page, '/docs/a')
    await expectKept(page, '/docs/a')
    await followLink(page, '/docs/b')
    await expectKept(page, '/docs/b')
    await expectWorker(page)
    const old = await build(page)

    await deployNext(site.root, {
      ...texts('new'),
      'content/zh/docs/c.mdx': doc('Gamma', '<button onClick={() => alert(1)}>Ring</button>'),
    })
    await comeBack(page)
    await expect(offer(page)).toBeVisible()
    await expect(page.getByText('Beta is old.')).toBeVisible()
    // What is in memory belongs to the old version, and goes on working.
    await followLink(page, '/docs/a')
    await expect(page.getByText('Alpha is old.')).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await openOn(page, '/docs/b')
    await expect(page.getByText('Beta is new.')).toBeVisible()
    const renewed = await build(page)
    expect(renewed).not.toBe(old)
    await expect
      .poll(() => page.evaluate(keptBuild, '/docs/b/index.html'), { timeout: 10_000 })
      .toBe(renewed)
    await host.close()

    // Of the old version, whole: its text, its styles, its app.
    await openOn(page, '/docs/a')
    await expect(page.getByText('Alpha is old.')).toBeVisible()
    expect(await build(page)).toBe(old)
    await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')
    await followLink(page, '/docs/b')
    await expect(page.getByText('Beta is new.')).toBeVisible()
    await start(page)
    expect(await build(page)).toBe(renewed)
  })

  test('with another text announces itself on the page that changed, and one press shows it', async ({
    page,
  }) => {
    await openOn(page, '/docs/a')
    await expectKept(page, '/docs/a')
    await expectWorker(page)
    site.write('content/zh/docs/a.md', doc('Alpha', 'Alpha is new.'))
    await site.build()
    await comeBack(page)
    await offer(page).getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByText('Alpha is new.')).toBeVisible()
    await start(page)
    await expect(offer(page)).toHaveCount(0)
  })

  test('over a slow network: a kept document is taken over by its own payload, not by the newer one', async ({
    page,
  }) => {
    await openOn(page, '/docs/a')
    await expectKept(page, '/docs/a')
    await expectWorker(page)
    site.write('content/zh/docs/a.md', doc('Alpha', 'Alpha is new.'))
    await site.build()
    const release = host.hold('/docs/a')
    await openOn(page, '/docs/a')
    await expect(page.getByText('Alpha is old.')).toBeVisible()
    release()
  })

  test('that wants no worker sends it away, with all that was kept', async ({ page, context }) => {
    await openOn(page, '/docs/a')
    await expectKept(page, '/docs/a')
    await expectWorker(page)
    config.offline = false
    await site.build()
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
  })
})

/** In the page: the build that a kept page belongs to. */
async function keptBuild(key: string): Promise<string | undefined> {
  const entry = await caches.match(key)
  const told = entry?.headers.get('x-page')
  return told ? JSON.parse(decodeURIComponent(told)).build : undefined
}

import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'
import { expect, open, start } from './browserTest.ts'
import { ownFaultTest as test } from './faultTest.ts'
import { followLink } from './followLink.ts'
import { title } from './landmarks.ts'
import { layout, number, welcome } from './readerSite.ts'
import { expectSaved, expectWorker, savedPaths } from './savedPages.ts'
import { slow, slowUnless } from './slowTests.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 60_000 })
test.beforeEach(({ allow }) => allow(/Failed to load resource/))

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

test('a page that was read is read again without a network; one that was not gives way to what can be read', async ({
  page,
  faults,
}) => {
  await open(page, faults.url + number)
  await expectSaved(page, number)
  await expectSaved(page, '/offline')
  await expectWorker(page)
  await page.reload()
  await start(page)
  await expectFound(page, '尾数')
  await expect
    .poll(() => page.evaluate(async () => !!(await caches.match('/search/zh.json'))))
    .toBe(true)
  await faults.close()

  await page.reload()
  await start(page)
  await expect(title(page)).toHaveText('数')
  await expectFound(page, '尾数')
  await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')

  // Inside the app.
  await followLink(page, layout)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('页面加载失败')
  const instead = page.getByRole('navigation', { name: '离线可读的页面' })
  await instead.getByRole('link', { name: '数', exact: true }).click()
  await expect(title(page)).toHaveText('数')

  // As a document, which needs no touch to show what there is.
  await page.goto(faults.url + layout)
  await isRunning(page)
  await expect(page).toHaveURL(faults.url + layout)
  await expect(title(page)).toHaveText('离线阅读')
  await expect(page.getByRole('alert')).toContainText('你要打开的页面没有保存在这台设备上')
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['数'])
  await page.getByRole('link', { name: '数', exact: true }).click()
  await expect(title(page)).toHaveText('数')
  await expect(page).toHaveURL(faults.url + number)

  // In the language of its address.
  await page.goto(`${faults.url}/en${welcome}`)
  await isRunning(page)
  await expect(title(page)).toHaveText('Read offline')
})

test('without script the page for reading offline says that nothing is saved', async ({
  browser,
  faults,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [address, words] of [
    ['/offline', '需要JavaScript'],
    ['/en/offline', 'requires JavaScript'],
  ] as const) {
    await page.goto(faults.url + address)
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await (await context.request.get(faults.url + address)).text()).toContain(words)
  }
  await context.close()
})

test(
  'the requested page opens by itself when the network is back',
  slow,
  async ({ page, context, faults }) => {
    await open(page, faults.url + welcome)
    await expectSaved(page, '/offline')
    await expectWorker(page)
    await context.setOffline(true)
    await page.goto(faults.url + layout)
    await isRunning(page)
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('当前处于离线状态')
    await context.setOffline(false)
    await expect(title(page)).toHaveText('布局')
  },
)

test('an area is saved with its size and progress, can be stopped and resumed after errors, is read without a network, and removed', async ({
  page,
  faults,
}) => {
  await open(page, `${faults.url}/blog`)
  await page.getByRole('contentinfo').getByRole('link', { name: '离线阅读' }).click()
  await expect(title(page)).toHaveText('离线阅读')
  const blog = shelf(page, '博客')
  await expect(blog).toContainText(/4篇.*约\d+(?:\.\d)? ?[kM]B/)
  const held = payloadHref('/blog/archive')
  const release = faults.hold(held)
  await blog.getByRole('button', { name: '保存到本机：博客' }).click()
  await expect(blog.getByRole('status')).toHaveText(/已保存\d+页，共4页/)
  await expect(blog.getByRole('progressbar', { name: '博客' })).toHaveAttribute('max', '4')
  const resume = blog.getByRole('button', { name: '继续：博客' })
  await blog.getByRole('button', { name: '停止：博客' }).click()
  await expect(resume).toBeVisible()
  faults.drop(held)
  release()
  await resume.click()
  await expect(blog.getByRole('alert')).toContainText('没有保存完')
  faults.repair(held)
  await resume.click()
  await expect(blog.getByRole('status')).toHaveText('全部页面都已保存在这台设备上', {
    timeout: 20_000,
  })
  await expectWorker(page)
  await faults.close()

  await page.goto(faults.url + welcome)
  await start(page)
  await expect(title(page)).toHaveText('欢迎光临')
  await followLink(page, '/blog/archive')
  await expect(title(page)).toHaveText('归档')
  await followLink(page, '/offline')
  await expect(blog.getByRole('status')).toHaveText('全部页面都已保存在这台设备上')
  await expect(blog.getByText(/约/)).toBeVisible()
  await blog.getByRole('button', { name: '移除：博客' }).click()
  await expect(blog.getByRole('button', { name: '移除：博客' })).toHaveCount(0)
  expect(await savedPaths(page)).not.toContain('/blog/archive')
})

test(
  'full storage is reported where an area is saved, and reading still works',
  slow,
  async ({ page, faults }) => {
    await page.addInitScript(() => {
      Cache.prototype.put = () =>
        Promise.reject(new DOMException('the quota is used up', 'QuotaExceededError'))
    })
    await open(page, `${faults.url}/offline`)
    const blog = shelf(page, '博客')
    await blog.getByRole('button', { name: '保存到本机：博客' }).click()
    await expect(blog.getByRole('alert')).toContainText('这台设备的存储空间不足')
    await expect(blog.getByRole('button', { name: '继续：博客' })).toBeEnabled()
    await followLink(page, layout)
    await expect(title(page)).toHaveText('布局')
  },
)

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
  test(
    `where the store ${name}, the site is as it would be without one, and says so where it matters`,
    slowUnless(name === 'is blocked'),
    async ({ page, faults }) => {
      await page.addInitScript(block)
      await open(page, `${faults.url}/offline`)
      await expect(page.getByRole('alert')).toContainText('浏览器不允许本站在这台设备上保存页面')
      await expect(page.getByRole('button', { name: /^保存到本机：/ }).first()).toBeDisabled()
      await followLink(page, layout)
      await expect(title(page)).toHaveText('布局')
    },
  )
}

test(
  'a store that the browser has emptied is filled again by reading',
  slow,
  async ({ page, faults }) => {
    await open(page, faults.url + number)
    await expectSaved(page, number)
    await expectWorker(page)
    const drop = (part: string) =>
      page.evaluate(async (end) => {
        for (const name of await caches.keys()) if (name.endsWith(end)) await caches.delete(name)
      }, part)
    await drop('')
    await open(page, faults.url + number)
    await expectSaved(page, number)
    // Half of it is as good as nothing: a page without its style is not shown.
    await drop(':files')
    await faults.close()
    await expect(page.goto(faults.url + number)).rejects.toThrow('ERR_FAILED')
  },
)

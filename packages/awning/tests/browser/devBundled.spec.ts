import { page as doc } from '../sites/markdownPage.ts'
import { expect as expectSoon, test } from './browserTest.ts'
import { startBundledDevSite, type DevSite } from './devSite.ts'
import { docsSidebar } from './docsSidebar.ts'
import { bundledDevPort } from './ports.ts'
import { slow } from './slowTests.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Edits are read and rendered on a machine that runs other tests too. */
const expect = expectSoon.configure({ timeout: 30_000 })

const layout = 'content/zh/docs/layout.md'
const isRunning = () => document.documentElement.dataset['app'] === 'on'

let site: DevSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startBundledDevSite(
    {
      'own.css': 'h1 { text-decoration-color: rgb(1, 2, 3) }',
      'public/hello.txt': 'Hello',
      'content/zh/docs/index.md': '',
      [layout]: doc(
        '布局',
        Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 段。`).join('\n\n'),
      ),
      'content/zh/docs/other.md': doc('另一篇', '文。'),
    },
    bundledDevPort,
  )
})
test.afterAll(() => site.close())

test.beforeEach(async ({ page }) => {
  await page.goto(`${site.url}/docs/layout`)
  await page.waitForFunction(isRunning)
})

test('a site without code runs with the bundled engine, and looks as it does when it is built', async ({
  page,
  request,
}) => {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(scripts.filter((path) => path.startsWith('/src/'))).toEqual([])
  await expect(page.locator('[data-navbar]')).toHaveCSS('position', 'sticky')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'text-decoration-color',
    'rgb(1, 2, 3)',
  )
  expect(await (await request.get(`${site.url}/hello.txt`)).text()).toBe('Hello')
})

test('an edit shows in the open page without a reload, at the same scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await page.evaluate(() => {
    scrollTo(0, 300)
    Object.assign(window, { sameDocument: true })
  })
  for (const line of ['现场改的一行。', '再改的一行。']) {
    site.edit(layout, (text) => `${text}\n${line}\n`)
    await expect(page.getByText(line)).toBeAttached()
  }
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([300, true])
})

test(
  'a new title shows in the sidebar, and a page that is opened later shows its edit',
  slow,
  async ({ page }) => {
    site.edit(layout, (text) => text.replace('title: 布局', 'title: 新布局'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('新布局')
    await expect(docsSidebar(page)).toContainText('新布局')
    site.edit('content/zh/docs/other.md', (text) => `${text}\n先改后看。\n`)
    site.edit(layout, (text) => text.replace('title: 新布局', 'title: 布局'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('布局')
    await docsSidebar(page).getByRole('link', { name: '另一篇' }).click()
    await expect(page.getByText('先改后看。')).toBeAttached()
  },
)

test('a mistake is shown in the page, and disappears when it is fixed', slow, async ({ page }) => {
  const overlay = page.locator('vite-error-overlay')
  site.edit(layout, (text) => text.replace('title:', 'titel:'))
  await expect(overlay.getByText('Did you mean "title"?')).toBeVisible()
  site.edit(layout, (text) => text.replace('titel:', 'title:'))
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('布局')
})

test('an edit of the site’s style sheet shows', async ({ page }) => {
  site.edit('own.css', (css) => css.replace('1, 2, 3', '3, 2, 1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'text-decoration-color',
    'rgb(3, 2, 1)',
  )
})

test('no service worker is registered, and nothing claims that there is a new version', async ({
  page,
}) => {
  site.edit(layout, (text) => `${text}\n最后一行。\n`)
  await expect(page.getByText('最后一行。')).toBeAttached()
  const workers = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    return (await navigator.serviceWorker.getRegistrations()).length
  })
  expect(workers).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: '新' })).toHaveCount(0)
})

test('MDX and the page that shows the theme need the sources of the engine', async ({
  page,
  allow,
}) => {
  allow(/503/)
  await page.goto(`${site.url}/_theme`)
  await expect(page.getByText('starts again')).toBeVisible()
  site.write('content/zh/docs/more.mdx', doc('MDX', '<b>{1 + 1}</b>'))
  await expect.poll(() => site.output()).toMatch(/outgrown: The page of the theme/)
  // Once is enough: the server that takes over can do both.
  expect(site.output().match(/outgrown/g)).toHaveLength(1)
})

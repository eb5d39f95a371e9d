import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { entryScript } from './entryScript.ts'
import { docsLink } from '../../../packages/awning/tests/browser/docsSidebar.ts'
import { test as faultTest, type FaultServer } from './faultServer.ts'
import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { linkTargets } from './linkTargets.ts'
import {
  documentRequests,
  expect,
  open,
  start,
  sharedTest as test,
  test as ownTest,
} from './shop.ts'

const layout = '/docs/frontend/css/layout'

/** Lets the reader's intent ask for the script that the app begins with, in vain; gives its address. */
async function failEntry(page: Page, faults: FaultServer): Promise<string> {
  const entry = await entryScript(page)
  faults.drop(entry)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(entry))
  await page.mouse.move(300, 200)
  await page.mouse.move(310, 210)
  await failed
  return entry
}

function scripts(faults: FaultServer): string[] {
  return faults.requests.filter((path) => path.endsWith('.js'))
}

async function expectRunning(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
}

for (const [kind, path] of [
  ['doc', layout],
  ['post', '/blog/mdx-blog-post'],
  ['home', '/'],
] as const) {
  faultTest(
    `no script file is fetched before intent on a ${kind} page`,
    async ({ page, faults }) => {
      await page.goto(path)
      const { inView } = await linkTargets(page)
      await expect.poll(() => inView.every((href) => faults.requests.includes(href))).toBe(true)
      expect(scripts(faults)).toEqual([])
      await start(page)
      expect(scripts(faults)).not.toEqual([])
    },
  )
}

for (const [name, reach] of [
  [
    'the pointer',
    async (page: Page) => {
      await page.mouse.move(300, 200)
      await page.mouse.move(310, 210)
    },
  ],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['scrolling', (page: Page) => page.evaluate(() => scrollTo(0, 200))],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ['focus', (page: Page) => docsLink(page, '布局').focus()],
] as const) {
  test(`${name} starts the app`, async ({ page }) => {
    await page.goto(layout)
    await reach(page)
    await expectRunning(page)
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    expect(documents).toEqual([])
  })
}

ownTest.describe('on a touch screen', () => {
  ownTest.use({ hasTouch: true })
  ownTest('a touch starts the app', async ({ page }) => {
    await page.goto(layout)
    await title(page).tap()
    await expectRunning(page)
  })
})

faultTest(
  'a press on a button of the text before the app is there is answered once',
  async ({ page, faults }) => {
    const said: string[] = []
    page.on('dialog', async (dialog) => {
      said.push(dialog.message())
      await dialog.accept()
    })
    await page.goto('/blog/mdx-blog-post')
    const entry = await entryScript(page)
    const release = faults.hold(entry)
    const bell = page.getByRole('button', { name: '摇一下门口的铃' })
    await bell.click()
    await expect.poll(() => faults.requests).toContain(entry)
    expect(said).toEqual([])
    release()
    await expect.poll(() => said).toEqual(['欢迎光临，随便看，不用登记。'])
    await expectRunning(page)
    await bell.click()
    await expect.poll(() => said).toHaveLength(2)
  },
)

faultTest(
  'a link followed before the app is there is followed by the browser',
  async ({ page, faults }) => {
    await page.goto(layout)
    faults.hold(await entryScript(page))
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    expect(documents).toHaveLength(1)
  },
)

faultTest(
  'without its entry script a page stays readable, and links work as documents',
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    await page.goto(layout)
    await failEntry(page, faults)
    await expect(title(page)).toHaveText('布局')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    expect(documents).toHaveLength(1)
  },
)

faultTest(
  'an entry script that failed is fetched again at the next intent',
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource/)
    await page.goto(layout)
    const entry = await failEntry(page, faults)
    faults.repair(entry)
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(await page.locator('html').getAttribute('data-app')).toBe('on')
    }).toPass({ timeout: 5_000 })
  },
)

faultTest(
  'without its own payload a page stays readable, and links work as documents',
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource|The app could not start/)
    faults.answer(`${layout}/index.txt`, 500)
    await page.goto(layout)
    const answered = page.waitForEvent('response', (response) => response.status() === 500)
    await page.mouse.move(300, 200)
    await page.mouse.move(310, 210)
    await answered
    await expect(title(page)).toHaveText('布局')
    const documents = documentRequests(page)
    await docsLink(page, '选择器').click()
    await expect(title(page)).toHaveText('选择器')
    expect(documents).toHaveLength(1)
    await open(page, '/blog')
  },
)

test('boot is at most 2 KB gzipped, and the only inline script but on home and not-found', async ({
  page,
  allow,
}) => {
  allow(/status of 404/)
  for (const path of ['/', layout, '/blog/mdx-blog-post', '/en/game', '/nope']) {
    await page.goto(path)
    const [boot, ...others] = await page.evaluate(() =>
      Array.from(document.scripts)
        .filter(({ src, type }) => src === '' && !type.includes('json'))
        .map(({ text }) => text),
    )
    expect(gzipSync(boot ?? '').length, path).toBeLessThanOrEqual(2048)
    expect(boot, path).toContain('__awning')
    expect(others, path).toHaveLength(path === '/' || path === '/nope' ? 1 : 0)
  }
})

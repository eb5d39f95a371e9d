import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'
import type { PageHeader } from '../../src/client/payload.ts'
import { docsLink } from './docsSidebar.ts'
import type { FaultServer } from './faultServer.ts'
import { faultTest as test, ownFaultTest } from './faultTest.ts'
import { followLink } from './followLink.ts'
import { mainNavigation, title } from './landmarks.ts'
import { expectScrollTop, scrollDown } from './scroll.ts'
import { layout, note, selector, welcome } from './readerSite.ts'
import { documentRequests, expect, open } from './browserTest.ts'
import { slow, slowUnless } from './slowTests.ts'

const spoilt = payloadHref(selector)

const failure = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => failure(page).getByRole('button', { name: '重试' })

/** The box in place of the page, inside the chrome, with a message and a way to ask again. */
async function expectFailure(page: Page, message = /\S/): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(failure(page).getByRole('heading')).toHaveText('页面加载失败')
  // The browser's message is English, so it is not in the text for the reader.
  const details = failure(page).getByRole('group')
  await expect(details).toContainText('错误详情')
  await expect(details.getByRole('paragraph')).toHaveText(message)
  await expect(retry(page)).toBeEnabled()
  await expect(mainNavigation(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

/** Retries what still fails at `path`. */
async function retryInVain(page: Page, path: string): Promise<void> {
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => new URL(request.url()).pathname === path,
  )
  await retry(page).click()
  await failed
  await expectFailure(page)
}

/** The box is gone and the page is here. */
async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(title(page)).toHaveText(heading)
  await expect(failure(page)).toHaveCount(0)
}

async function headerOf(page: Page, faults: FaultServer, path: string): Promise<PageHeader> {
  const payload = await (await page.request.get(faults.url + payloadHref(path))).text()
  return JSON.parse(payload.slice(0, payload.indexOf('\n')))
}

test.beforeEach(({ allow }) => allow(/Failed to load resource/))

for (const [name, message, spoil] of [
  ['a connection that breaks', /fetch|network/i, (faults: FaultServer) => faults.drop(spoilt)],
  ['an error of the host', /^500 \S/, (faults: FaultServer) => faults.answer(spoilt, 500)],
  [
    'an answer that breaks off',
    /fetch|network/i,
    (faults: FaultServer) => faults.truncate(spoilt, 500),
  ],
  [
    'an answer that is shorter than it should be',
    /^the response is incomplete$/,
    (faults: FaultServer) => faults.rewrite(spoilt, (text) => text.slice(0, -200)),
  ],
  [
    'an answer that is no page',
    /^the response is no page of this site$/,
    (faults: FaultServer) => faults.rewrite(spoilt, () => '<!doctype html><p>Sign in\n'),
  ],
] as const) {
  test(
    `E01 E02 ${name} shows its message; Retry shows the page once all is well`,
    slowUnless(name.startsWith('a connection')),
    async ({ page, faults }) => {
      spoil(faults)
      await open(page, faults.url + layout)
      const documents = documentRequests(page)
      await docsLink(page, '选择器').click()
      await expectFailure(page, message)
      await expect(page).toHaveURL(faults.url + selector)
      faults.repair(spoilt)
      await retry(page).click()
      await expectPage(page, '选择器')
      await expect(page).toHaveTitle(/^选择器/)
      expect(documents).toEqual([])
    },
  )
}

test(
  'E03 a Retry that fails shows the box again, and the next one may succeed',
  slow,
  async ({ page, faults }) => {
    faults.drop(spoilt)
    await open(page, faults.url + layout)
    await docsLink(page, '选择器').click()
    await expectFailure(page)
    await retryInVain(page, spoilt)
    await retryInVain(page, spoilt)
    faults.repair(spoilt)
    await retry(page).click()
    await expectPage(page, '选择器')
  },
)

test(
  'E01 E02 a shared part that fails shows a message; Retry fetches it again',
  slow,
  async ({ page, faults }) => {
    const aside = (await headerOf(page, faults, welcome)).aside ?? ''
    faults.answer(aside, 502)
    await open(page, faults.url + layout)
    await followLink(page, welcome)
    await expectFailure(page)
    faults.repair(aside)
    await retry(page).click()
    await expect(failure(page)).toHaveCount(0)
    const sidebar = page.getByRole('navigation', { name: '文章列表' })
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', welcome)
  },
)

test(
  'E01 a failure is in view wherever the reader was on the page before',
  slow,
  async ({ page, faults }) => {
    faults.drop(spoilt)
    await open(page, faults.url + layout)
    await scrollDown(page, 1000)
    await followLink(page, selector)
    await expectFailure(page)
    await expect(failure(page)).toBeInViewport()
  },
)

test('a page that is gone shows the not-found screen, not a failure', async ({ page, faults }) => {
  faults.answer(spoilt, 404)
  await open(page, faults.url + layout)
  const documents = documentRequests(page)
  await docsLink(page, '选择器').click()
  await expectPage(page, '页面不存在')
  await expect(page).toHaveURL(faults.url + selector)
  await expect(page).toHaveTitle(/^页面不存在/)
  expect(documents).toEqual([])
})

test('a link followed after a failure clears it', slow, async ({ page, faults }) => {
  faults.drop(spoilt)
  await open(page, faults.url + layout)
  const documents = documentRequests(page)
  await docsLink(page, '选择器').click()
  await expectFailure(page)
  await mainNavigation(page).getByRole('link', { name: '博客' }).click()
  await expectPage(page, '博客')
  await page.goBack()
  await expectFailure(page)
  faults.repair(spoilt)
  await retry(page).click()
  await expectPage(page, '选择器')
  expect(documents).toEqual([])
})

test(
  'a navigation that fails after the reader has gone elsewhere says nothing',
  slow,
  async ({ page, faults }) => {
    faults.drop(spoilt)
    const release = faults.hold(spoilt)
    await open(page, faults.url + layout)
    await docsLink(page, '选择器').click()
    await expect(page).toHaveURL(faults.url + selector)
    await mainNavigation(page).getByRole('link', { name: '博客' }).click()
    await expectPage(page, '博客')
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(spoilt))
    release()
    await failed
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
    await expectPage(page, '博客')
    await expect(page).toHaveURL(`${faults.url}/blog`)
  },
)

test(
  'Back after a failure returns to the page before it, where the reader was',
  slow,
  async ({ page, faults }) => {
    faults.drop(spoilt)
    await open(page, faults.url + layout)
    const top = await scrollDown(page, 500)
    await followLink(page, selector)
    await expectFailure(page)
    await page.goBack()
    await expectPage(page, '布局')
    await expectScrollTop(page, top)
  },
)

test(
  'a link to the page that was there before a failure brings it back, from its top',
  slow,
  async ({ page, faults }) => {
    faults.drop(spoilt)
    await open(page, faults.url + layout)
    await docsLink(page, '选择器').click()
    await expectFailure(page)
    await docsLink(page, '布局').click()
    await expectPage(page, '布局')
    await expectScrollTop(page, 0)
  },
)

ownFaultTest(
  'offline is reported as such, and the page opens by itself when the network is back',
  async ({ page, context, faults }) => {
    await open(page, faults.url + layout)
    await context.setOffline(true)
    await followLink(page, note)
    await expect(failure(page).getByRole('heading')).toHaveText('当前处于离线状态')
    await expect(retry(page)).toBeEnabled()
    await retry(page).click()
    await expect(failure(page).getByRole('heading')).toHaveText('当前处于离线状态')
    await context.setOffline(false)
    await expectPage(page, '一条笔记')
  },
)

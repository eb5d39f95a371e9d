import type { Page } from '@playwright/test'
import { payloadHref } from '../../src/client/payloadHref.ts'
import { docsLink, toggle } from './docsSidebar.ts'
import { faultTest as test } from './faultTest.ts'
import { followLink } from './followLink.ts'
import { contents, title } from './landmarks.ts'
import { isOfflineScript } from './offlineScripts.ts'
import { expectJumpedTo, expectScrollTop, scrollDown, scrollTop } from './scroll.ts'
import { layout, rules, selector, welcome } from './readerSite.ts'
import { documentRequests, expect, open, start } from './browserTest.ts'
import { slow } from './slowTests.ts'

/** Titles of the pages that are shown from here on, in order. */
async function recordTitles(page: Page): Promise<() => Promise<string[]>> {
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = []
    const note = () => {
      const text = document.querySelector('main h1')?.textContent
      if (text && text !== seen.at(-1)) seen.push(text)
    }
    note()
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return seen
  })
  return () => titles.jsonValue()
}

test('P03 the old page stays, and stays usable, while the next one loads', async ({
  page,
  faults,
}) => {
  const release = faults.hold(payloadHref(selector))
  await open(page, faults.url + layout)
  const top = await scrollDown(page, 300)
  await followLink(page, selector)
  await expect(page).toHaveURL(faults.url + selector)
  await expect(title(page)).toHaveText('布局')
  expect(await scrollTop(page)).toBe(top)
  await toggle(page, 'frameworks').click()
  await expect(docsLink(page, 'React')).toBeVisible()
  await expect(title(page)).toHaveText('布局')
  release()
  await expect(title(page)).toHaveText('选择器')
})

test('P04 the latest of two quick navigations wins, and the other is never seen', async ({
  page,
  faults,
}) => {
  const release = faults.hold(payloadHref(rules))
  await open(page, faults.url + layout)
  const titles = await recordTitles(page)
  await docsLink(page, '规则').click()
  await expect(page).toHaveURL(faults.url + rules)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  const top = await scrollDown(page, 300)
  const late = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(payloadHref(rules)),
  )
  release()
  await late
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
  expect(await scrollTop(page)).toBe(top)
  await expect(page).toHaveURL(faults.url + selector)
  // A page that came after all would show up before the next one does.
  await followLink(page, '/blog')
  await expect(title(page)).toHaveText('博客')
  expect(await titles()).toEqual(['布局', '选择器', '博客'])
})

test('P05 a new page starts at the top', async ({ page, faults }) => {
  await open(page, faults.url + layout)
  await scrollDown(page, 1000)
  await followLink(page, selector)
  await expect(title(page)).toHaveText('选择器')
  await expectScrollTop(page, 0)
})

test('P06 a link with a hash leads to its target, below the navbar', async ({ page, faults }) => {
  await open(page, faults.url + layout)
  const documents = documentRequests(page)
  await followLink(page, `${selector}#is-where`)
  await expect(title(page)).toHaveText('选择器')
  await expectJumpedTo(page, page.locator('#is-where'))
  await expect(page).toHaveURL(`${faults.url}${selector}#is-where`)
  await scrollDown(page, 5000)
  await followLink(page, `${layout}#none`)
  await expect(title(page)).toHaveText('布局')
  await expectScrollTop(page, 0)
  expect(documents).toEqual([])
})

test('P08 an entry of the contents jumps and loads nothing', async ({ page, faults }) => {
  await open(page, faults.url + selector)
  await page.evaluate(() => Reflect.set(window, 'mark', 'same document'))
  const before = faults.requests.length
  await contents(page).locator('a[href="#is-where"]').click()
  await expect(page).toHaveURL(`${faults.url}${selector}#is-where`)
  await expectJumpedTo(page, page.locator('#is-where'))
  await expect(title(page)).toHaveText('选择器')
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('same document')
  const later = faults.requests.slice(before)
  const scripts = later.filter((path) => path.endsWith('.js') && !isOfflineScript(path))
  expect([...scripts, ...later.filter((path) => path.startsWith(selector))]).toEqual([])
})

test('R18 a malformed escape in the path leads to the not-found screen', async ({
  page,
  allow,
  faults,
}) => {
  allow(/status of 404/)
  await open(page, `${faults.url}/blog`)
  const documents = documentRequests(page)
  await followLink(page, '/%E0%A4%A')
  await expect(title(page)).toHaveText('页面不存在')
  expect(new URL(page.url()).pathname).toBe('/%E0%A4%A')
  await followLink(page, '/blog')
  await expect(title(page)).toHaveText('博客')
  expect(documents).toEqual([])
})

test('R19 a malformed hash is ignored', slow, async ({ page, faults }) => {
  await open(page, faults.url + layout)
  const documents = documentRequests(page)
  await scrollDown(page, 600)
  await followLink(page, `${selector}#%`)
  await expect(title(page)).toHaveText('选择器')
  await expectScrollTop(page, 0)
  await followLink(page, '#%E0%A4%A')
  await expect(page).toHaveURL(/#%E0%A4%A$/)
  await docsLink(page, '布局').click()
  await expect(title(page)).toHaveText('布局')
  expect(documents).toEqual([])
})

test('R19 a page opened at a malformed hash starts and works', slow, async ({ page, faults }) => {
  await open(page, `${faults.url}${welcome}#%`)
  await followLink(page, '/blog')
  await expect(title(page)).toHaveText('博客')
})

test(
  'a hash followed on the old page while the next one loads keeps page and address together',
  slow,
  async ({ page, faults }) => {
    const release = faults.hold(payloadHref(selector))
    await open(page, faults.url + layout)
    await docsLink(page, '选择器').click()
    await expect(page).toHaveURL(faults.url + selector)
    await contents(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/#/)
    release()
    const shown = new URL(page.url()).pathname === selector ? '选择器' : '布局'
    await expect(title(page)).toHaveText(shown)
    await followLink(page, layout)
    await expect(title(page)).toHaveText('布局')
  },
)

/** As if the page had been deployed again while it was open. */
const rebuilt = (text: string) => text.replace(/"build":"[^"]*"/, '"build":"another"')

test('a page of another build is loaded as a document, once', async ({ page, faults }) => {
  faults.rewrite(payloadHref(selector), rebuilt)
  await open(page, faults.url + layout)
  const documents = documentRequests(page)
  await scrollDown(page, 700)
  await followLink(page, selector)
  await expect(title(page)).toHaveText('选择器')
  await expect(page).toHaveURL(faults.url + selector)
  expect(documents).toEqual([faults.url + selector])
  await expectScrollTop(page, 0)
  // The document's own payload is of the other build too: it must not send the reader in circles.
  const requestCount = () => faults.requests.filter((path) => path === payloadHref(selector)).length
  const before = requestCount()
  await page.mouse.move(60, 200)
  await page.mouse.move(80, 220)
  await expect.poll(requestCount).toBeGreaterThan(before)
  await docsLink(page, '布局').click()
  await expect(title(page)).toHaveText('布局')
  expect(documents).toEqual([faults.url + selector, faults.url + layout])
})

test(
  'a page of another build is loaded as a document at its hash',
  slow,
  async ({ page, faults }) => {
    faults.rewrite(payloadHref(selector), rebuilt)
    await open(page, faults.url + layout)
    const documents = documentRequests(page)
    await followLink(page, `${selector}#is-where`)
    await expect(title(page)).toHaveText('选择器')
    await expectJumpedTo(page, page.locator('#is-where'))
    expect(documents).toHaveLength(1)
    faults.repair(payloadHref(selector))
    await page.reload()
    await start(page)
    await page.goBack()
    await expect(title(page)).toHaveText('布局')
  },
)

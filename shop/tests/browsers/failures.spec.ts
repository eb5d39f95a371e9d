import { payloadHref } from '../../../packages/awning/src/client/payloadHref.ts'
import type { PageHeader } from '../../../packages/awning/src/client/payload.ts'
import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { followLink, pathOf, textOf } from './appSteps.ts'
import { failedLoad, test } from './faultTest.ts'
import { expectTitle, openApp } from './tabState.ts'

const layout = '/docs/frontend/css/layout'
const mdxPost = '/blog/mdx-blog-post'

test.beforeEach(({ allow }) => allow(failedLoad))

/** The message is also there while a retry is under way; only after that can the button be pressed again. */
async function expectFailure(tab: BrowserTab): Promise<void> {
  await expect.poll(() => textOf(tab, 'main [role=alert] h1')).toBe('页面加载失败')
  await expect
    .poll(() => textOf(tab, 'main [role=alert] button:not([aria-disabled=true])'))
    .toBeTruthy()
}

test('a page that cannot be fetched shows a message, and Retry shows the page', async ({
  tab,
  faults,
}) => {
  const payload = payloadHref(mdxPost)
  await openApp(tab, layout)
  for (const spoil of [
    () => faults.drop(payload),
    () => faults.answer(payload, 503),
    () => faults.truncate(payload, 300),
  ]) {
    spoil()
    const before = faults.requests.filter((path) => path === payload).length
    if ((await pathOf(tab)) === layout) await followLink(tab, mdxPost)
    else await tab.click('main [role=alert] button')
    await expect
      .poll(() => faults.requests.filter((path) => path === payload).length)
      .toBeGreaterThan(before)
    await expectFailure(tab)
  }
  expect(await pathOf(tab)).toBe(mdxPost)
  faults.repair(payload)
  await tab.click('main [role=alert] button')
  await expectTitle(tab, '会动的文章')
})

test('a script that cannot be fetched shows a message, and Retry fetches it again', async ({
  tab,
  faults,
}) => {
  const text = await (await fetch(new URL(payloadHref(mdxPost), faults.url))).text()
  const { scripts = [] }: PageHeader = JSON.parse(text.slice(0, text.indexOf('\n')))
  const script = scripts.find((href) => href.includes('mdx')) ?? ''
  expect(script).toMatch(/\.js$/)
  faults.drop(script)
  await openApp(tab, layout)
  await followLink(tab, mdxPost)
  await expectFailure(tab)
  const before = faults.requests.filter((path) => path === script).length
  await tab.click('main [role=alert] button')
  await expect
    .poll(() => faults.requests.filter((path) => path === script).length)
    .toBeGreaterThan(before)
  await expectFailure(tab)
  faults.repair(script)
  await tab.click('main [role=alert] button')
  await expectTitle(tab, '会动的文章')
  expect(await textOf(tab, 'main [role=alert]')).toBeUndefined()
})

import { payloadHref } from '../../../packages/awning/src/client/payloadHref.ts'
import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { pathOf, textOf } from './appSteps.ts'
import { failedLoad, test } from './faultTest.ts'
import { controlIn } from './labTargets.ts'
import { expectTitle, openApp, startApp } from './tabState.ts'

const number = '/docs/frontend/javascript/data-type/number'
const layout = '/docs/frontend/css/layout'

test.beforeEach(({ allow }) => allow(failedLoad))

/** Waits until the worker controls the page and has saved pages. */
async function expectSaved(tab: BrowserTab, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => tab.run(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
  const saved = () =>
    tab.run(async () => {
      const name = (await caches.keys()).find((key) => key.endsWith(':pages'))
      if (name === undefined) return []
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => decodeURI(new URL(url).pathname).replace(/\/index\.html$/, ''))
    })
  for (const path of paths)
    await expect
      .poll(saved, { timeout: 20_000 })
      .toContain(payloadHref(path).replace('/index.txt', ''))
}

test('a page that was read can be read without a network, its experiment too', async ({
  tab,
  faults,
}) => {
  await openApp(tab, number)
  await expectSaved(tab, number)
  await faults.close()
  await tab.reload()
  await startApp(tab)
  await expectTitle(tab, 'number')
  const live = '[data-lab="number"][data-live-lab]'
  await tab.run(() => document.querySelector('[data-lab="number"]')?.scrollIntoView())
  await expect.poll(() => textOf(tab, live)).toBeTruthy()
  await tab.click(await controlIn(tab, live, '第63位，符号'))
  await expect.poll(() => textOf(tab, live)).toContain('-0.10000000000000000555')
})

test('a page that was not read gives way to what can be read', async ({ tab, faults }) => {
  await openApp(tab, number)
  await expectSaved(tab, number, '/offline')
  await faults.close()
  await tab.open(layout)
  await expectTitle(tab, '离线阅读')
  expect(await pathOf(tab)).toBe(layout)
  await expect
    .poll(() => textOf(tab, 'main [role=alert]'))
    .toContain('你要打开的页面没有保存在这台设备上')
  await tab.click(`main a[href="${number}"]`)
  await expectTitle(tab, 'number')
  expect(await pathOf(tab)).toBe(number)
})

test('an area that was saved can be read without a network', async ({ tab, faults }) => {
  await openApp(tab, '/offline')
  await expectSaved(tab, '/offline')
  const save = '[data-state=none] button[aria-label$="：博客"]'
  await tab.click(save)
  await expect
    .poll(() => textOf(tab, '[data-state=complete]'), { timeout: 30_000 })
    .toContain('博客')
  await faults.close()
  await tab.open('/blog/welcome')
  await startApp(tab)
  await expectTitle(tab, '欢迎光临')
})

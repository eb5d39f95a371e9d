import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect, test as base } from '../../../packages/awning/tests/drivers/browserTest.ts'
import {
  expectAddress,
  expectScrollTop,
  expectTitle,
  markDocument,
  openApp,
  scrollDown,
} from './tabState.ts'

const article = '/docs/frontend/css/layout'

const test = base.extend<{ elsewhere: string }>({
  /** The address of a page of another site. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  elsewhere: async ({}, use) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title><h1>Elsewhere')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await use(`http://127.0.0.1:${port}/`)
    server.closeAllConnections()
    server.close()
  },
})

/** As a reader follows it: a navigation that a page begins is not always treated like one that the browser begins. */
async function follow(tab: BrowserTab, href: string): Promise<void> {
  await tab.run((target) => {
    const link = document.createElement('a')
    link.href = target
    link.id = 'followed'
    link.textContent = 'follow'
    link.style.cssText = 'position: fixed; inset: 40% auto auto 40%; z-index: 9'
    document.body.append(link)
  }, href)
  await tab.click('#followed')
}

test('Back and Forward restore the position inside of the app', async ({ tab }) => {
  await openApp(tab, article)
  const isSameDocument = await markDocument(tab)
  const first = await scrollDown(tab, 1000)
  expect(first).toBe(1000)
  await tab.click('header a[href="/game"]')
  await expectTitle(tab, '游戏库')
  const second = await scrollDown(tab, 300)
  await tab.back()
  await expectTitle(tab, '布局')
  await expectScrollTop(tab, first)
  await tab.forward()
  await expectTitle(tab, '游戏库')
  await expectScrollTop(tab, second)
  expect(await isSameDocument()).toBe(true)
})

for (const backForwardCache of [true, false]) {
  test.describe(backForwardCache ? 'with the back/forward cache' : 'without it', () => {
    if (!backForwardCache) test.use({ preferences: { backForwardCache } })

    test('Back and Forward across documents restore the position', async ({ tab, elsewhere }) => {
      await openApp(tab, article)
      const first = await scrollDown(tab, 1200)
      await follow(tab, elsewhere)
      await expectTitle(tab, 'Elsewhere')
      await tab.back()
      await expectTitle(tab, '布局')
      await expectScrollTop(tab, first)

      await test.step('and the page answers', async () => {
        await tab.click('header a[href="/game"]')
        await expectTitle(tab, '游戏库')
        await scrollDown(tab, 300)
        await tab.back()
        await expectTitle(tab, '布局')
        await expectScrollTop(tab, first)
      })

      await test.step('from a document that the app has not started in', async () => {
        await tab.open('/en/docs/frontend/css/layout')
        const second = await scrollDown(tab, 900)
        await follow(tab, elsewhere)
        await expectTitle(tab, 'Elsewhere')
        await tab.back()
        await expectAddress(tab, '/en/docs/frontend/css/layout')
        await expectScrollTop(tab, second)
        await tab.back()
        await expectAddress(tab, article)
        await expectScrollTop(tab, first)
      })
    })
  })
}

test('Back from the other language restores the position', async ({ tab }) => {
  await openApp(tab, article)
  const top = await scrollDown(tab, 700)
  await tab.click('header [popovertarget=Languages]')
  await tab.click('#Languages a[hreflang=en]')
  await expectAddress(tab, `/en${article}`)
  await expectTitle(tab, 'Layout')
  await tab.back()
  await expectTitle(tab, '布局')
  await expectScrollTop(tab, top)
})

import type { Page } from '@playwright/test'
import { serveFixture } from './fixtureSites.ts'
import { documentRequests, expect, start, test } from './browserTest.ts'
import { title } from './landmarks.ts'
import { slowUnless } from './slowTests.ts'

const at = serveFixture({ 'content/en/docs/index.md': '---\ntitle: Start\n---\n\nEnglish.\n' })
const wide = { width: 1280, height: 800 }
const narrow = { width: 800, height: 800 }

test.beforeEach(({ allow }) => allow(/status of 404/))

/** A host that knows one not-found document for the whole site. */
async function openOnPlainHost(page: Page): Promise<void> {
  const body = await (await page.request.get(at('404.html'))).text()
  await page.route(at('en/gone'), (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  )
  await page.goto(at('en/gone'))
}

const waysToGetThere: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the document of the language', (page) => page.goto(at('en/404.html'))],
  ['the only document of a host, in the language of the path', openOnPlainHost],
]

for (const [name, openNotFound] of waysToGetThere) {
  test(
    `the not-found page behaves as every page does: ${name}`,
    slowUnless(openNotFound === openOnPlainHost),
    async ({ page }) => {
      await page.setViewportSize(wide)
      await openNotFound(page)
      const address = page.url()
      await start(page)
      await expect(title(page)).toHaveText('Page Not Found')
      await expect(page).toHaveTitle('Page Not Found | Fixture')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('head title')).toHaveCount(1)
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^\/en\//)

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Search/ }).click()
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: /^Languages?/ }).hover()
      await expect(page.locator('#Languages')).toBeVisible()

      await page.getByRole('link', { name: 'Skip to main content' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      expect(page.url()).toBe(address)

      await expectMenu(page, address)
    },
  )
}

async function expectMenu(page: Page, address: string): Promise<void> {
  await page.setViewportSize(narrow)
  const menu = page.locator('#Menu')
  const open = () => page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await open()
  await expect(menu).toBeInViewport({ ratio: 0.99 })
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeFalsy()
  }
  await page.goBack()
  await expect(menu).toBeHidden()
  expect(page.url()).toBe(address)
  await open()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(page.locator('#Menu:popover-open')).toHaveCount(0)
}

test('what the not-found page prefetches is used when a link is followed', async ({ page }) => {
  await page.goto(at('nope'))
  const payloads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/index.txt')) payloads.push(request.url())
  })
  await start(page)
  const documents = documentRequests(page)
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: 'Docs' }).click()
  await expect(page).toHaveURL(at('docs'))
  await expect(title(page)).toHaveText('Home')
  expect(documents).toEqual([])
  expect(payloads.filter((url) => url === at('docs/index.txt')).length).toBeLessThanOrEqual(1)
  expect(new Set(payloads).size).toBe(payloads.length)
})

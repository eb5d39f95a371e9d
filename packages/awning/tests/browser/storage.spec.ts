import type { Page } from '@playwright/test'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, start, test } from './browserTest.ts'
import { tabFiles, tabSet } from './tabSets.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(tabFiles)

/** As with blocked cookies: access to `localStorage` itself throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
}

function consoleOf(page: Page, type: 'warning' | 'error'): string[] {
  const texts: string[] = []
  page.on('console', (message) => {
    // Blocking the service worker in tests logs a message as well.
    const isOurs = !message.text().includes('blocked by Playwright')
    if (message.type() === type && isOurs) texts.push(message.text())
  })
  return texts
}

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const switchTheme = (page: Page) => page.locator('[data-do=theme]').first().click()

test('E14 blocked storage is one warning, and the page works', async ({ page }) => {
  const warnings = consoleOf(page, 'warning')
  await blockStorage(page)
  await open(page, at('docs/sets'))
  expect(await themeOf(page)).toBe('light')
  await switchTheme(page)
  expect(await themeOf(page)).toBe('dark')
  await tabSet(page, 0).tab('npm').click()
  await expect(tabSet(page, 5).selected).toHaveText('npm')
  await tabSet(page, 0).tab('yarn').click()
  await expect(tabSet(page, 5).selected).toHaveText('yarn')
  await tabSet(page, 0).tab('npm').click()
  await page.getByRole('link', { name: 'Other' }).first().click()
  await expect(page.getByText('Other npm.')).toBeVisible()
  expect(warnings).toEqual([expect.stringMatching(/storage.*cookies.*sandbox/i)])

  await open(page, at('docs/sets'))
  expect(await themeOf(page)).toBe('light')
  await expect(tabSet(page, 0).selected).toHaveText('yarn')
  expect(warnings).toHaveLength(2)
})

test('E14 the warning comes on a page that stores nothing, too', async ({ page }) => {
  const warnings = consoleOf(page, 'warning')
  await blockStorage(page)
  await open(page, at(''))
  expect(warnings).toEqual([expect.stringMatching(/storage/i)])
})

test(
  'E15 a write over the quota is logged and otherwise ignored',
  slow,
  async ({ page, allow }) => {
    allow(/quota/i)
    const [errors, warnings] = [consoleOf(page, 'error'), consoleOf(page, 'warning')]
    await page.addInitScript(() => {
      // Fills the storage to the last character.
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let part = 0; part < 4; part++)
            localStorage.setItem(`f${size}.${part}`, '.'.repeat(size))
        } catch {
          // A smaller piece may still fit.
        }
      }
    })
    await open(page, at('docs/sets'))
    await switchTheme(page)
    expect(await themeOf(page)).toBe('dark')
    await tabSet(page, 0).tab('npm').click()
    await expect(tabSet(page, 5).selected).toHaveText('npm')
    expect(await page.evaluate(() => [localStorage['theme'], localStorage['tab.pm']])).toEqual([
      undefined,
      undefined,
    ])
    expect(errors).toEqual([expect.stringMatching(/quota/i)])
    expect(warnings).toEqual([])
  },
)

test('E16 the inline script survives blocked storage without a message', async ({ page }) => {
  const [errors, warnings] = [consoleOf(page, 'error'), consoleOf(page, 'warning')]
  await blockStorage(page)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(at(''))
  expect(await themeOf(page)).toBe('light')
  expect(await page.evaluate(() => typeof window.__awning.start)).toBe('function')
  expect([...errors, ...warnings]).toEqual([])
  await page.unroute(/\.js$/)
  await start(page)
  expect(warnings).toHaveLength(1)
})

import { test as base, type Page } from '@playwright/test'
import { expect } from './expectSoon.ts'
import { openSharedPage, type SharedPage } from './sharedPage.ts'

/**
 * Every browser test fails on an uncaught error, a hydration mismatch or a violated policy, which a
 * reader might not notice. A test that provokes one allows it with `allow`.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void }, { sharedPage: SharedPage }>({
  allow: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()}`)
      })
      await use((pattern) => void allowed.push(pattern))
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],

  // Defined here and not in `sharedTest`, so that tests with and without it can run in one worker.
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, serviceWorkers, viewport } = project.use
      const settings = Object.entries({ baseURL, locale, serviceWorkers, viewport })
      const given = settings.filter(([, value]) => value !== undefined)
      const shared = await openSharedPage(browser, Object.fromEntries(given))
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Tests that reuse the page of the tests before them, which saves a third of the time: no process is started, and scripts are
 * already compiled. Storage, listeners and document are reset after each test. What cannot be reset (scripts before a
 * document, routes, a clock, other settings of the browser) is refused: such a test needs `test`. The history is not reset,
 * so a shared test must not count its entries.
 */
export const sharedTest = test.extend({
  context: ({ sharedPage }, use) => use(sharedPage.page.context()),

  page: async (
    { sharedPage, viewport, javaScriptEnabled, hasTouch, locale, timezoneId, permissions },
    use,
    { project },
  ) => {
    expect(
      { javaScriptEnabled, hasTouch, locale, timezoneId, permissions },
      'a shared page has the settings of the project',
    ).toEqual({
      javaScriptEnabled: true,
      hasTouch: false,
      locale: project.use.locale,
      timezoneId: undefined,
      permissions: undefined,
    })
    if (viewport) await sharedPage.page.setViewportSize(viewport)
    await use(sharedPage.page)
    await sharedPage.reset()
  },
})

export { expect }

/** Moves the mouse, as a reader does, and waits until the app runs. */
export async function start(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(40, 300)
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'on')
}

/** Opens a page and starts the app. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await start(page)
}

/** Requests for documents from here on: a client navigation makes none. */
export function documentRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      requests.push(request.url())
  })
  return requests
}

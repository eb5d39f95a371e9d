import { expect, test as base, type Page } from '@playwright/test'

/**
 * Every browser test fails on what a reader would never see but an engineer must: an uncaught error,
 * a hydration mismatch, a violated policy. A test that provokes one says so with `allow`.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void }>({
  allow: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`)
      })
      await use((pattern) => void allowed.push(pattern))
      expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Reaches for the page as a reader does, and waits until the app has taken over. */
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

import { test as base } from '@playwright/test'
import { expect } from '../browser/expectSoon.ts'
import {
  usualPreferences,
  type BrowserTab,
  type Engine,
  type Preferences,
  type TestBrowser,
} from './browserTab.ts'
import { launch } from './launch.ts'

interface TestFixtures {
  /** A tab with empty storage, of 1280 × 800 pixels. */
  tab: BrowserTab
  /** What differs from the usual: `test.use({ preferences: { script: false } })`. It costs a start of the browser. */
  preferences: Partial<Preferences>
  /** A test fails on uncaught errors and errors in the console; one that provokes them allows them. */
  allow: (pattern: RegExp) => void
  allowed: RegExp[]
}

/** Set by the project. */
export interface EngineOption {
  engine: Engine
}

interface WorkerFixtures extends EngineOption {
  /** The browser that all tests of a worker share, unless they have preferences. */
  sharedBrowser: { get: () => Promise<TestBrowser> }
}

/** Firefox reports to a page that is being left what that cuts off; no reader sees it. */
const cutOff = [
  /The app could not start.*(?:NetworkError|AbortError)/,
  /A ServiceWorker intercepted the request and/,
]

/** Starting a browser, if need be three times, must not use up the time of the test. */
const timeout = 90_000

/** Tests of what a reader meets in every engine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  preferences: [{}, { option: true }],

  sharedBrowser: [
    async ({ engine }, use) => {
      let browser: Promise<TestBrowser> | undefined
      await use({ get: () => (browser ??= launch(engine, usualPreferences)) })
      await (await browser)?.close()
    },
    { scope: 'worker', timeout },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  allowed: async ({}, use) => use([...cutOff]),

  allow: ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  tab: [
    async ({ engine, sharedBrowser, preferences, allowed, baseURL }, use, testInfo) => {
      const own =
        Object.keys(preferences).length > 0
          ? await launch(engine, { ...usualPreferences, ...preferences })
          : undefined
      try {
        const tab = await (own ?? (await sharedBrowser.get())).openTab(baseURL ?? '')
        try {
          await use(tab)
          if (testInfo.status !== testInfo.expectedStatus) {
            const body = await tab.screenshot()
            await testInfo.attach('tab', { body, contentType: 'image/png' })
          }
        } finally {
          await tab.close()
        }
        const unexpected = tab.errors.filter((error) => !allowed.some((rule) => rule.test(error)))
        expect(unexpected).toEqual([])
      } finally {
        await own?.close()
      }
    },
    { timeout },
  ],
})

export { expect }

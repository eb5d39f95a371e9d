import { chromium } from '@playwright/test'
import { browserSettings } from '../../../packages/awning/tests/browser/browserSettings.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'
import { findWidePages, pagesByLanguage, phoneWidths } from './pageWidths.ts'
import { expect, sharedTest as test } from './shop.ts'

/** One page of each kind, and docs with wide tables, long code and experiments. */
const sample = [
  '',
  'docs',
  'docs/frontend/',
  'docs/frontend/css/layout',
  'docs/frontend/javascript/data-type/number',
  'docs/frontend/engineering/performance',
  'blog',
  'blog/welcome',
  'blog/tags',
  'blog/archive',
  'game',
  'game/warmsnow',
  'no-such-page',
]

test('no kind of page scrolls sideways on a phone', async ({ page, allow }) => {
  allow(/is sandboxed|status of 404/)
  // English has the longer words; the home page and the overview have the most texts of the interface.
  const pages = [...sample.map((path) => `/en/${path}`), '/', '/docs']
  await page.goto('/robots.txt')
  const script = `(${findWidePages})(...${JSON.stringify([pages, phoneWidths])})`
  expect(await page.evaluate(script)).toEqual([])
})

/** As readers set it in the settings of their browser. */
const largeText = '--blink-settings=defaultFontSize=32'

async function findWideWithLargeText(
  baseURL: string | undefined,
  pages: readonly string[],
): Promise<unknown> {
  const { launchOptions } = browserSettings.use
  const args = [...launchOptions.args, largeText]
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage(baseURL ? { baseURL } : {})
  await page.goto('/robots.txt')
  const found = await page.evaluate(`(${findWidePages})(...${JSON.stringify([pages, [390]])})`)
  await browser.close()
  return found
}

test('with text twice as large no page scrolls sideways on a phone', async ({ baseURL }) => {
  // Of the home page the bookshelf was too wide, of docs the labs, and of the archive the dates.
  const paths = ['', 'docs/frontend/browser/event', 'blog/archive']
  const pages = ['/', '/en/'].flatMap((root) => paths.map((path) => root + path))
  expect(await findWideWithLargeText(baseURL, pages)).toEqual([])
})

for (const [language, pages] of Object.entries(pagesByLanguage)) {
  test(
    `no page in ${language} scrolls sideways on a phone, also with text twice as large`,
    slow,
    async ({ page, allow, baseURL }) => {
      test.slow()
      allow(/is sandboxed|status of 404/)
      expect(pages.length).toBeGreaterThan(50)
      await page.goto('/robots.txt')
      const script = `(${findWidePages})(...${JSON.stringify([pages, phoneWidths])})`
      expect(await page.evaluate(script)).toEqual([])
      expect(await findWideWithLargeText(baseURL, pages)).toEqual([])
    },
  )
}

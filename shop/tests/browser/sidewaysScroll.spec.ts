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

test('no kind of page scrolls sideways on a phone, in both languages', async ({ page, allow }) => {
  allow(/is sandboxed|status of 404/)
  const pages = ['/', '/en/'].flatMap((root) => sample.map((path) => root + path))
  await page.goto('/robots.txt')
  const script = `(${findWidePages})(...${JSON.stringify([pages, phoneWidths])})`
  expect(await page.evaluate(script)).toEqual([])
})

/** Many labs are wider than a phone then, and so was the bookshelf of the home page. */
test('with text twice as large no page scrolls sideways on a phone', async ({ page, allow }) => {
  allow(/is sandboxed/)
  const paths = ['', 'docs/frontend/browser/event', 'blog/archive']
  const pages = ['/', '/en/'].flatMap((root) => paths.map((path) => root + path))
  await page.goto('/robots.txt')
  const script = `(${findWidePages})(...${JSON.stringify([pages, [390], '200%'])})`
  expect(await page.evaluate(script)).toEqual([])
})

for (const [language, pages] of Object.entries(pagesByLanguage)) {
  test(`no page in ${language} scrolls sideways on a phone`, slow, async ({ page, allow }) => {
    test.slow()
    allow(/is sandboxed|status of 404/)
    expect(pages.length).toBeGreaterThan(50)
    await page.goto('/robots.txt')
    for (const sizes of [[phoneWidths], [[390], '200%']]) {
      const script = `(${findWidePages})(...${JSON.stringify([pages, ...sizes])})`
      expect(await page.evaluate(script)).toEqual([])
    }
  })
}

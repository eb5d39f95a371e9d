import { course, docs } from './addresses.ts'
import { expect, sharedTest as test } from './shop.ts'
import { findHiddenResults } from './statedResults.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

/** Pages with the most results, among them the longest lines. */
const sample = ['data-type/number', 'data-type/string', 'data-type/', 'typescript'].map(
  (page) => `/docs/frontend/javascript/${page}`,
)

const variants = [
  { name: 'of four docs', pages: sample, atLeast: 150, tag: {} },
  { name: 'of the docs in Chinese', pages: [...docs, ...course], atLeast: 500, tag: slow },
  {
    name: 'of the docs in English',
    pages: [...docs, ...course].map((path) => `/en${path}`),
    atLeast: 500,
    tag: slow,
  },
]

for (const { name, pages, atLeast, tag } of variants) {
  test(
    `on a phone every stated result ${name} is in view, also while its code is scrolled sideways`,
    tag,
    async ({ page, allow }) => {
      test.slow()
      allow(/is sandboxed/)
      await page.goto('/robots.txt')
      const script = `(${findHiddenResults})(...${JSON.stringify([pages, 390])})`
      const { count, hidden } = await page.evaluate<ReturnType<typeof findHiddenResults>>(script)
      expect(hidden).toEqual([])
      expect(count).toBeGreaterThan(atLeast)
    },
  )
}

import { course, docs } from './addresses.ts'
import { expect, sharedTest as test } from './shop.ts'
import { findHiddenResults } from './statedResults.ts'
import { slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

for (const root of ['', '/en']) {
  test(
    `on a phone every stated result of the docs below “${root}/docs” is in view, also while its code is scrolled sideways`,
    slowUnless(root === ''),
    async ({ page, allow }) => {
      test.slow()
      allow(/is sandboxed/)
      const pages = [...docs, ...course].map((path) => root + path)
      await page.goto('/robots.txt')
      const script = `(${findHiddenResults})(...${JSON.stringify([pages, 390])})`
      const { count, hidden } = await page.evaluate<ReturnType<typeof findHiddenResults>>(script)
      expect(hidden).toEqual([])
      expect(count).toBeGreaterThan(500)
    },
  )
}

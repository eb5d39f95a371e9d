import { docs } from './addresses.ts'
import { expect, sharedTest as test } from './shop.ts'
import { findHiddenResults } from './statedResults.ts'

test('on a phone every stated result of the docs is in view, also while its code is scrolled sideways', async ({
  page,
  allow,
}) => {
  test.slow()
  allow(/is sandboxed/)
  const pages = ['', '/en'].flatMap((root) => docs.map((path) => root + path))
  await page.goto('/robots.txt')
  const script = `(${findHiddenResults})(...${JSON.stringify([pages, 390])})`
  const { count, hidden } = await page.evaluate<ReturnType<typeof findHiddenResults>>(script)
  expect(hidden).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { findWidePages, phoneWidths } from '../browser/pageWidths.ts'

/** One page of each kind: all of them take WebKit half a minute. In `rules` an option is wider than its list. */
const pages = ['/en/', '/en/docs/', '/en/docs/frontend/css/rules/', '/en/blog/', '/en/game/']

test('no kind of page scrolls sideways on a phone', async ({ tab, allow }) => {
  allow(/is sandboxed/)
  await tab.open('/robots.txt')
  expect(await tab.run(findWidePages, pages, phoneWidths)).toEqual([])
})

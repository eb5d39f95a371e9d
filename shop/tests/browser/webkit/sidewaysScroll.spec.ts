import { expect } from '@playwright/test'
import { findWidePages, phoneWidths } from '../pageWidths.ts'
import { test } from './webkit.ts'

/** One page of each kind: all of them take WebKit half a minute. In `rules` an option is wider than its list. */
const pages = ['/en/', '/en/docs/', '/en/docs/frontend/css/rules/', '/en/blog/', '/en/game/']

test('no kind of page scrolls sideways on a phone in WebKit', async ({ webkit, baseURL }) => {
  test.slow()
  await webkit.goto(`${baseURL}/robots.txt`)
  expect(await webkit.run(findWidePages, pages, phoneWidths)).toEqual([])
})

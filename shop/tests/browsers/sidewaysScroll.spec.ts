import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { findWidePages } from '../browser/pageWidths.ts'

/** One page of each kind, and docs with wide tables, long code, tabs and experiments. */
const paths = [
  '',
  'docs/',
  'docs/frontend/',
  'docs/frontend/css/layout/',
  'docs/frontend/css/rules/',
  'docs/frontend/javascript/data-type/number/',
  'docs/frontend/framework/react/',
  'docs/frontend/engineering/performance/',
  'blog/',
  'blog/welcome/',
  'blog/mdx-blog-post/',
  'blog/tags/',
  'blog/archive/',
  'game/',
  'game/warmsnow/',
  'offline/',
  'no-such-page',
]

for (const root of ['/', '/en/'])
  test(`no kind of page below ${root} scrolls sideways on a phone`, async ({ tab, allow }) => {
    // The one page that is missing, and the frame in which scripts are off.
    allow(/404|sandboxed/)
    await tab.open('/robots.txt')
    const pages = paths.map((path) => root + path)
    expect(await tab.run(findWidePages, pages, [320, 360, 390])).toEqual([])
  })

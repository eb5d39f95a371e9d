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
    // Seventeen pages, each at three widths; WebKit takes a second or two for each.
    test.slow()
    // The one page that is missing, and the frame in which scripts are off.
    allow(/404|sandboxed/)
    await tab.open('/robots.txt')
    // One at a time, because drivers limit how long a script may run.
    for (const path of paths)
      expect(await tab.run(findWidePages, [root + path], [320, 360, 390])).toEqual([])
  })

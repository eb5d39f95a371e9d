import { slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'
import { missingDocument } from './notFound.ts'
import { findSmallTargets } from './targetSizes.ts'
import { expect, sharedTest as test } from './shop.ts'

/** One page of each kind, and docs with a map, tables, code, tabs and experiments. */
const sample = [
  '',
  'docs',
  'docs/frontend/',
  'docs/frontend/css/layout',
  'docs/frontend/javascript/data-type/number',
  'docs/frontend/framework/react',
  'blog',
  'blog/page/2',
  'blog/welcome',
  'blog/mdx-blog-post',
  'blog/tags',
  'blog/tags/hello',
  'blog/archive',
  'game',
  'game/warmsnow',
  'offline',
  'no-such-page',
]

/** The controls that readers use most on a phone. */
const primary =
  '[data-navbar] a, [data-navbar] button, #Menu a, #Menu button, #Menu summary, [rel=prev], [rel=next]'

for (const [language, root] of [
  ['Chinese', '/'],
  ['English', '/en/'],
] as const) {
  test(
    `no link or control is too small for a finger, on every kind of page in ${language}`,
    slowUnless(language === 'Chinese'),
    async ({ page, allow }) => {
      allow(/is sandboxed/)
      allow(missingDocument)
      await page.goto('/robots.txt')
      const pages = sample.map((path) => root + path)
      const script = `(${findSmallTargets})(...${JSON.stringify([pages, 390, primary])})`
      expect(await page.evaluate(script)).toEqual([])
    },
  )
}

import type { Page } from '@playwright/test'
import { slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'
import { expect, test } from './shop.ts'

const sample = [
  '/',
  '/docs',
  '/docs/frontend/css/layout',
  '/blog',
  '/blog/mdx-blog-post',
  '/blog/tags',
  '/game',
]
const others = [
  '/en/',
  '/docs/frontend/',
  '/docs/frontend/javascript/data-type/number',
  '/docs/frontend/css/advanced/BEM',
  '/blog/welcome',
  '/blog/archive',
  '/game/warmsnow',
]

/** Rules of the whole style sheets that match something in the document, and are not among the rules inside of it. */
function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const listed = document.querySelector('template')?.content.querySelectorAll('[rel=stylesheet]')
    const texts = Array.from(listed ?? [], async (link) => {
      const response = await fetch(link.getAttribute('href') ?? '')
      return response.text()
    })
    if (texts.length === 0) throw new Error('the document lists no style sheets')
    const whole = new CSSStyleSheet()
    whole.replaceSync((await Promise.all(texts)).join(''))
    const inside = document.querySelector('style')?.sheet
    if (!inside) throw new Error('the document has no styles')

    /** Commas inside of brackets belong to a selector. */
    const selectorsOf = (list: string) => {
      const selectors: string[] = []
      for (const piece of list.split(/,\s*/)) {
        const open = selectors.at(-1)
        const depth = (open?.split('(').length ?? 0) - (open?.split(')').length ?? 0)
        if (open !== undefined && depth > 0) selectors.splice(-1, 1, `${open}, ${piece}`)
        else selectors.push(piece)
      }
      return selectors
    }
    /** Each selector with its declarations and the conditions around it. */
    function* flatten(
      rules: CSSRuleList,
      around = '',
    ): Generator<[selector: string, rule: string]> {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const selector of selectorsOf(rule.selectorText)) {
            const body = rule.cssText.slice(rule.cssText.indexOf('{'))
            yield [selector, `${around} ${selector} ${body}`]
          }
        } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) {
          const [start = ''] = rule.cssText.split('{')
          yield* flatten(rule.cssRules, `${around} ${start}`)
        }
      }
    }
    /** States and pseudo-elements may come at any time, so only the element itself has to be there. */
    const isThere = (selector: string) => {
      const element = selector.replaceAll(
        /:not\((?:[^()]|\([^()]*\))*\)|::[\w-]+(?:\([^)]*\))?|:(?:hover|focus-visible|focus-within|focus|active|popover-open|target|checked|disabled|open|modal|fullscreen|empty)\b/g,
        ':is(*)',
      )
      return document.querySelector(element) !== null
    }
    const known = new Set(Array.from(flatten(inside.cssRules), ([, rule]) => rule))
    return Array.from(flatten(whole.cssRules)).flatMap(([selector, rule]) =>
      known.has(rule) || !isThere(selector) ? [] : [rule],
    )
  })
}

for (const pages of [sample, others]) {
  test(
    `a document contains all rules that it needs: ${pages.join(' ')}`,
    slowUnless(pages === sample),
    async ({ page }) => {
      for (const path of pages) {
        await page.goto(path)
        expect(await missingRules(page), path).toEqual([])
      }
    },
  )
}

test('nothing is loaded before a page is painted', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (['stylesheet', 'script', 'font'].includes(request.resourceType()))
      loaded.push(request.url())
  })
  await page.goto('/docs/frontend/css/layout', { waitUntil: 'load' })
  expect(loaded).toEqual([])
})

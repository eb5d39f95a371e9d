import { findWidePages, pagesByLanguage, phoneWidths } from './pageWidths.ts'
import { expect, sharedTest as test } from './shop.ts'

for (const [language, pages] of Object.entries(pagesByLanguage)) {
  test(`no page in ${language} scrolls sideways on a phone`, async ({ page, allow }) => {
    test.slow()
    allow(/is sandboxed|status of 404/)
    expect(pages.length).toBeGreaterThan(50)
    await page.goto('/robots.txt')
    const script = `(${findWidePages})(...${JSON.stringify([pages, phoneWidths])})`
    expect(await page.evaluate(script)).toEqual([])
  })
}

import { expectAccessible } from '../../../packages/awning/tests/browser/axe.ts'
import { expect, sharedTest as test } from '../../../packages/awning/tests/browser/browserTest.ts'

const pages = ['/', '/docs/writing/code', '/docs/site/settings', '/zh/docs/comparison']
const widths = [390, 996, 997, 1440]

for (const [at, path] of pages.entries()) {
  test(`${path} is accessible, and scrolls sideways at no width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Half of the pages in dark mode: what a mode colours is the same on all of them.
    if (at % 2 === 1)
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const excess = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await excess(), `at ${width} px`).toBe(0)
    }
    await expectAccessible(page, path)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectAccessible(page, `${path} at 390 px`)
  })
}

test('a reader finds an option by search', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).fill('hideOnScroll')
  const result = page.getByRole('option', { name: /hideOnScroll/ }).first()
  await result.click()
  await expect(page).toHaveURL(/\/docs\/site\/settings#navbar-hide-on-scroll$/)
})

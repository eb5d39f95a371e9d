import { mainNavigation } from '../../../packages/awning/tests/browser/landmarks.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'
import { expect, open, sharedTest as test } from './shop.ts'

test(
  'the switch changes the colours of the site and of code, and a reload keeps the mode',
  slow,
  async ({ page }) => {
    await open(page, '/docs/frontend/css/layout')
    const colours = () =>
      page.evaluate(() =>
        [document.body, ...document.querySelectorAll('pre span')]
          .map((part) => getComputedStyle(part))
          .map(({ color, backgroundColor }) => color + backgroundColor)
          .join(),
      )
    const light = await colours()
    await mainNavigation(page)
      .getByRole('button', { name: /切换明暗模式/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(colours).not.toBe(light)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.goto('/en/game')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  },
)

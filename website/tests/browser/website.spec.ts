import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../packages/awning/tests/browser/axe.ts'
import { expect, sharedTest as test } from '../../../packages/awning/tests/browser/browserTest.ts'

const widths = [390, 996, 997, 1440]

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, `at ${width} px`).toBe(0)
  }
}

/** Half of the pages in dark mode and half at the width of a phone: what these change is the same on all of them. */
const pages = [
  { path: '/', theme: 'dark', width: 390 },
  { path: '/docs/writing/code', theme: 'light', width: 390 },
  { path: '/docs/site/front-matter-reference', theme: 'dark', width: 1440 },
  { path: '/zh/docs/comparison', theme: 'light', width: 1440 },
] as const

for (const { path, theme, width } of pages) {
  test(`${path} is accessible, and scrolls sideways at no width`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.evaluate((mode) => {
      document.documentElement.dataset['theme'] = mode
    }, theme)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, path)
  })
}

test('a reader finds an option by search, on a page that scrolls sideways at no width', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('hideOnScroll')
  await page
    .getByRole('option', { name: /hideOnScroll/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/docs\/site\/settings#navbar-hide-on-scroll$/)
  await expectNoSidewaysScroll(page)
})

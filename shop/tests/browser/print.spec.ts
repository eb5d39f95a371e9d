import type { Page } from '@playwright/test'
import { mainNavigation, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'

const visible = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).count()

for (const path of [layout, '/blog/welcome', '/game/warmsnow']) {
  test(
    `H09 printing ${path} leaves the chrome out and the text in`,
    slowUnless(path === layout),
    async ({ page }) => {
      await open(page, path)
      expect(await visible(page, 'nav')).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print' })
      // In labs, buttons are the picture.
      const buttons = 'button:not([data-lab] > div *)'
      for (const chrome of ['header[data-navbar]', 'nav', 'body > footer', buttons, '#Menu'])
        expect(await visible(page, chrome), chrome).toBe(0)
      await expect(title(page)).toBeVisible()
      expect(await visible(page, 'main p')).toBeGreaterThan(2)
      const { width, left } = await page
        .getByRole('article')
        .first()
        .evaluate((article) => article.getBoundingClientRect())
      expect(width).toBeGreaterThan(1280 * 0.8)
      expect(left).toBeLessThan(1280 * 0.1)
    },
  )
}

test('H09 printed code wraps', slow, async ({ page }) => {
  await page.goto(layout)
  await page.setViewportSize({ width: 400, height: 800 })
  await page.emulateMedia({ media: 'print' })
  const code = page.locator('pre')
  expect(await code.count()).toBeGreaterThan(0)
  for (const block of await code.all()) {
    await expect(block).toHaveCSS('white-space-collapse', 'preserve')
    await expect(block).toHaveCSS('text-wrap-mode', 'wrap')
    expect(await block.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(1)
  }
})

test(
  'H09 a lab is printed as it is on the screen, also where its picture is made of buttons',
  slow,
  async ({ page }) => {
    await page.goto('/docs/frontend/javascript/data-type/number')
    await page.emulateMedia({ media: 'print' })
    expect(await visible(page, '[data-lab] > div button')).toBeGreaterThan(63)
    expect(await visible(page, '[data-lab] > header button')).toBe(0)
  },
)

test(
  'H10 printing is on white paper and changes neither the mode nor what is stored',
  slow,
  async ({ page }) => {
    await open(page, layout)
    await mainNavigation(page)
      .getByRole('button', { name: /切换明暗模式/ })
      .click()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(background).toBe('rgb(255, 255, 255)')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await expect.poll(background).toBe(dark)
  },
)

import type { Page } from '@playwright/test'
import { ar } from '../../src/i18n/ar.ts'
import { ja } from '../../src/i18n/ja.ts'
import { languagesFiles, languagesSettings } from '../sites/languagesSite.ts'
import { expectAccessible } from './axe.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { slow, slowUnless } from './slowTests.ts'

const at = serveFixture(languagesFiles, languagesSettings)

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 800 }

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: innerWidth,
  }))
  expect(scrolled, page.url()).toBeLessThanOrEqual(width)
}

/** Left and right edge of an element on the screen. */
async function edges(page: Page, selector: string): Promise<{ left: number; right: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return { left: box.x, right: box.x + box.width }
}

for (const { id, strings: t, query, found } of [
  { id: 'ar', strings: ar, query: 'الاعدادات', found: 'التثبيت' },
  { id: 'ja', strings: ja, query: '設定', found: 'インストール' },
]) {
  test(
    `a site in ${id} can be used on a large screen`,
    slowUnless(id === 'ar'),
    async ({ page }) => {
      await page.setViewportSize(wide)
      await open(page, at(`${id}/docs/guide/install`))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, `${id} at 1440 px`)
      const sidebar = await edges(page, '#Menu')
      const text = await edges(page, 'article')
      if (id === 'ar') expect(sidebar.left).toBeGreaterThanOrEqual(text.right)
      else expect(sidebar.right).toBeLessThanOrEqual(text.left)
      const code = page.locator('.code pre')
      expect(await code.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr')

      const themes = page.locator('[data-do=theme]')
      await themes.first().click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: t.language }).click()
      const languages = page.getByRole('link', { name: 'English', exact: true })
      await expect(languages.first()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')

      await page.locator('[data-do=search]').click()
      await page.getByRole('combobox').fill(query)
      await expect(page.getByRole('option').filter({ hasText: found }).first()).toBeVisible()
      await expectAccessible(page, `search in ${id}`)
    },
  )

  test(`a site in ${id} can be used on a phone`, slowUnless(id === 'ar'), async ({ page }) => {
    await page.setViewportSize(narrow)
    await open(page, at(`${id}/docs/guide/install`))
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: t.toggleMenu }).click()
    const menu = page.locator('#Menu')
    await expect(menu).toBeVisible()
    await expect
      .poll(async () => {
        const { left, right } = await edges(page, '#Menu')
        return id === 'ar' ? right : left
      })
      .toBe(id === 'ar' ? narrow.width : 0)
    await menu.getByRole('button', { name: t.backToMainMenu }).click()
    await expect(menu.getByRole('link', { name: /المدونة|ブログ/ })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, `the menu in ${id}`)
    for (const path of ['', 'blog', 'about']) {
      await page.goto(at(`${id}/${path}`))
      await expectNoSidewaysScroll(page)
    }
  })
}

test('the map of the docs begins where the language does, and can be read', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, at('ar/docs'))
  const map = page.getByRole('group', { name: ar.docsMap })
  const [first, second] = await Promise.all(
    ['البداية', 'التثبيت'].map(async (name) => {
      const box = await map.getByRole('link', { name }).boundingBox()
      return box?.x ?? 0
    }),
  )
  expect(first).toBeGreaterThan(second ?? Infinity)
  // Mirrored twice, a text is as it was.
  const flips = await map.evaluate((svg) =>
    [svg, ...svg.querySelectorAll('text, a')].map((part) => getComputedStyle(part).scale),
  )
  expect(new Set(flips)).toEqual(new Set(['-1 1']))
  await expectNoSidewaysScroll(page)
})

test(
  'a crash of the shell is reported in the language of the page',
  slow,
  async ({ page, allow }) => {
    allow(/platform is gone/)
    await open(page, at('ar/docs'))
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'platform', {
        configurable: true,
        get() {
          throw new Error('platform is gone')
        },
      }),
    )
    await page.locator('[data-do=search]').click()
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(ar.crashTitle)
    await expect(page).toHaveTitle(ar.pageError)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  },
)

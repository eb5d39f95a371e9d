import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../packages/awning/tests/browser/axe.ts'
import { mainNavigation } from '../../../packages/awning/tests/browser/landmarks.ts'
import { missingDocument } from './notFound.ts'
import { expect, open, start, sharedTest as test, test as ownTest } from './shop.ts'
import { openMenu } from '../../../packages/awning/tests/browser/slideMenu.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

const kinds = {
  home: '/',
  'docs overview': '/docs',
  doc: '/docs/frontend/css/advanced/BEM',
  'blog list': '/blog',
  post: '/blog/welcome',
  'interactive post': '/blog/mdx-blog-post',
  'tag index': '/blog/tags',
  'tag page': '/blog/tags/hello',
  archive: '/blog/archive',
  'game list': '/game',
  'game post': '/game/warmsnow',
  'English doc': '/en/docs/frontend/javascript/data-type/undefined',
  'not found': '/nope',
} as const

/** The kinds of page that together have nearly all components. */
const sample = new Set(['home', 'doc'])

const skipLink = (page: Page) => page.getByRole('link', { name: '跳到主要内容' })

const isInMain = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) === true)

/** One of each landmark, as a screen reader finds them, and every navigation with a name of its own. */
async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main')).toHaveCount(1)
  const names = await page.evaluate(() =>
    Array.from(document.querySelectorAll('nav'))
      .filter((nav) => nav.checkVisibility({ visibilityProperty: true }))
      .map((nav) => nav.ariaLabel ?? ''),
  )
  expect(names.every((name) => name.trim() !== '')).toBe(true)
  expect(names).toEqual([...new Set(names)])
}

test.beforeEach(({ allow }) => allow(missingDocument))

/**
 * The narrow page in one mode and the wide one in the other: what a mode colours is almost the same at both widths. The two
 * docs, which have every part of the chrome, are looked at the other way round.
 */
const looks = [
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const
const otherLooks = [
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
}

for (const [kind, path] of Object.entries(kinds)) {
  test(
    `A11 ${kind} has one main, one banner, one footer and named navigations, and axe finds no violation, in both modes, narrow and wide`,
    slowUnless(sample.has(kind)),
    async ({ page, allow }) => {
      // What the first example of the English doc is about.
      if (path === kinds['English doc']) allow(/reading 'price'/)
      // Axe looks at a page twice.
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expectLandmarks(page)
      }
      // The app leaves the not-found document alone.
      if (path !== kinds['not found']) await start(page)
      await expectLandmarks(page)
      for (const { width, theme } of path === kinds['English doc'] ? otherLooks : looks) {
        await page.setViewportSize({ width, height: 800 })
        await setTheme(page, theme)
        await expectAccessible(page, `${path} at ${width} px, ${theme}`)
      }
      await expectLandmarks(page)
    },
  )
}

for (const [kind, path] of [
  ['doc', kinds.doc],
  ['blog list', kinds['blog list']],
] as const) {
  test(
    `A11 axe finds no violation in the open menu of a ${kind}, in both modes`,
    slowUnless(kind === 'doc'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, path)
      await openMenu(page)
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        await expectAccessible(page, `menu of ${path}, ${theme}`)
      }
    },
  )
}

test('A11 axe finds no violation in the open language list', slow, async ({ page }) => {
  await open(page, '/blog')
  await mainNavigation(page).getByLabel(/^语言/).click()
  await expect(page.locator('#Languages')).toBeVisible()
  await expectAccessible(page, 'language list')
})

for (const path of [kinds.doc, kinds.home, kinds['not found']]) {
  test(
    `A01 on ${path} the skip link is the first Tab stop and becomes visible`,
    slowUnless(path !== kinds.home),
    async ({ page }) => {
      await page.goto(path)
      await expect(skipLink(page)).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(skipLink(page)).toBeFocused()
      await expect(skipLink(page)).toBeInViewport({ ratio: 1 })
      const box = await skipLink(page).boundingBox()
      expect(box).toMatchObject({ x: 16, y: 16 })
      // Above the navbar, not under it.
      const hit = await skipLink(page).evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(hit).toBe(true)
      await page.keyboard.press('Tab')
      await expect(skipLink(page)).not.toBeInViewport()
    },
  )
}

for (const [when, visit] of [
  ['', open],
  [', also before the app runs', (page: Page, path: string) => page.goto(path)],
] as const)
  ownTest(
    `A02 A03 the skip link moves the focus to main and leaves the address alone${when}`,
    async ({ page }) => {
      await visit(page, kinds.doc)
      const entries = await page.evaluate(() => history.length)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL(kinds.doc)
      expect(await page.evaluate(() => history.length)).toBe(entries)
      await page.keyboard.press('Tab')
      expect(await isInMain(page)).toBe(true)
      await expect(page.getByRole('main')).not.toBeFocused()
    },
  )

ownTest.describe('without JavaScript', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('A02 A03 the skip link still leads into main', slow, async ({ page }) => {
    await page.goto(kinds.doc)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

test('A06 the focus ring is for the keyboard only', async ({ page }) => {
  await open(page, '/blog')
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    })
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    expect(await ring(), `after ${step + 1} Tabs`).toBeGreaterThanOrEqual(2)
  }
  const themeSwitch = mainNavigation(page).getByRole('button', { name: /切换明暗模式/ })
  await open(page, '/blog')
  await themeSwitch.click()
  await expect(themeSwitch).toBeFocused()
  expect(await ring()).toBe(0)
})

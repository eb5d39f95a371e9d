import type { Page } from '@playwright/test'
import { openWithoutApp } from '../../../packages/awning/tests/browser/entryScript.ts'
import { test as faultTest } from './faultServer.ts'
import { mainNavigation } from '../../../packages/awning/tests/browser/landmarks.ts'
import { chooseLanguage } from '../../../packages/awning/tests/browser/languageMenu.ts'
import { missingDocument } from './notFound.ts'
import { documentRequests, expect, open, sharedTest as test, test as ownTest } from './shop.ts'
import {
  closeButton,
  menu,
  openMenu,
  small,
} from '../../../packages/awning/tests/browser/slideMenu.ts'

const layout = '/docs/frontend/css/layout'

const themeSwitch = (page: Page) =>
  mainNavigation(page).getByRole('button', { name: /切换明暗模式|Switch between dark and light/ })

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** What the reader sees: the attribute and the colours that hang on it. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
  // A new document has its attribute before its style sheet.
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
  const lightness = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return undefined
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
  if (mode === 'dark') expect(lightness).toBeLessThan(80)
  else expect(lightness).toBeGreaterThan(200)
}

/** As a reader who chose a mode on an earlier visit. */
async function remember(page: Page, value: string): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), value)
}

ownTest.describe('in a dark system', () => {
  ownTest.use({ colorScheme: 'dark' })

  ownTest('T01 T07 the first visit is light, and nothing is stored', async ({ page }) => {
    await open(page, '/')
    await expectMode(page, 'light')
    await page.goto('/blog')
    await expectMode(page, 'light')
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  })

  ownTest('T05 a system that changes while the page is open has no effect', async ({ page }) => {
    await open(page, layout)
    for (const [mode, times] of [
      ['light', 0],
      ['dark', 1],
    ] as const) {
      for (let time = 0; time < times; time += 1) await themeSwitch(page).click()
      await expectMode(page, mode)
      for (const colorScheme of ['light', 'dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectMode(page, mode)
      }
    }
  })
})

test('T02 the switch changes the mode and stores it as plain text', async ({ page }) => {
  await open(page, layout)
  const documents = documentRequests(page)
  await themeSwitch(page).click()
  await expectMode(page, 'dark')
  expect(await stored(page)).toBe('dark')
  await themeSwitch(page).click()
  await expectMode(page, 'light')
  expect(await stored(page)).toBe('light')
  expect(documents).toEqual([])
})

test('T02 the colours of code follow the switch', async ({ page }) => {
  await open(page, layout)
  const code = page.locator('pre').first()
  const colours = () =>
    code.evaluate((pre) =>
      [pre, ...pre.querySelectorAll('span')].map((part) => getComputedStyle(part).color).join(),
    )
  const light = await colours()
  await themeSwitch(page).click()
  await expect.poll(colours).not.toBe(light)
  await themeSwitch(page).click()
  await expect.poll(colours).toBe(light)
})

test('T03 the choice survives reload, navigation and a change of language', async ({ page }) => {
  await open(page, '/')
  await themeSwitch(page).click()
  await page.reload()
  await expectMode(page, 'dark')
  await mainNavigation(page).getByRole('link', { name: '博客', exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await expectMode(page, 'dark')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/en/blog')
  await expectMode(page, 'dark')
})

faultTest('T04 the mode is set before the first paint', async ({ page, faults }) => {
  await remember(page, 'dark')
  // The body is painted in the mode that is set when the parser reaches it.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    const note = () => seen.push(document.documentElement?.dataset['theme'])
    new MutationObserver(() => {
      if (document.body) note()
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true })
    Object.assign(window, { seen })
  })
  for (const path of ['/', layout, '/en/game']) {
    const release = await openWithoutApp(page, faults, path)
    await expectMode(page, 'dark')
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0)
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown)
    expect([...new Set(seen as string[])], path).toEqual(['dark'])
    release()
  }
})

for (const value of ['foo', '', '"dark"', 'DARK']) {
  ownTest(`T06 a stored ${JSON.stringify(value)} is treated as light`, async ({ page }) => {
    await remember(page, value)
    await open(page, '/')
    await expectMode(page, 'light')
    await themeSwitch(page).click()
    await expectMode(page, 'dark')
  })
}

test('T07 reading stores nothing before the switch is used', async ({ page }) => {
  await open(page, '/')
  for (const name of ['前端', '游戏', '博客']) {
    await mainNavigation(page).getByRole('link', { name, exact: true }).click()
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText([name])
  }
  expect(await stored(page)).toBeNull()
})

test('T08 other tabs follow, whether their app runs or not', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/blog')
  const third = await context.newPage()
  await open(third, '/game')
  await open(page, '/')
  await themeSwitch(page).click()
  for (const tab of [page, other, third]) await expectMode(tab, 'dark')
  await themeSwitch(third).click()
  for (const tab of [page, other, third]) await expectMode(tab, 'light')
})

test('T09 Tab reaches the switch, Enter and Space use it, and its name states the mode', async ({
  page,
}) => {
  await open(page, '/blog')
  await expect(themeSwitch(page)).toHaveAccessibleName('切换明暗模式（当前：浅色）')
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    if (await themeSwitch(page).evaluate((element) => element === document.activeElement)) break
  }
  for (const key of ['Enter', 'Space']) {
    await expect(themeSwitch(page)).toBeFocused()
    await page.keyboard.press(key)
    await expectMode(page, 'dark')
    await expect(themeSwitch(page)).toHaveAccessibleName('切换明暗模式（当前：深色）')
    await page.keyboard.press(key)
    await expectMode(page, 'light')
  }
})

test('T10 the not-found page honours the mode and its switch works', async ({ page, allow }) => {
  allow(missingDocument)
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/nope')
  await expectMode(page, 'dark')
  await themeSwitch(page).click()
  await expectMode(page, 'light')
  expect(await stored(page)).toBe('light')
})

test('both copies of the switch agree', async ({ page }) => {
  await open(page, '/blog')
  await themeSwitch(page).click()
  await page.setViewportSize(small)
  await openMenu(page)
  await menu(page).getByRole('button', { name: '（当前：深色）' }).click()
  await expectMode(page, 'light')
  await closeButton(page).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(themeSwitch(page)).toHaveAccessibleName('切换明暗模式（当前：浅色）')
})

faultTest(
  'the switch works before the app has loaded, and the app leaves the mode alone',
  async ({ page, faults }) => {
    const release = await openWithoutApp(page, faults, layout)
    await themeSwitch(page).click()
    await expectMode(page, 'dark')
    expect(await stored(page)).toBe('dark')
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'on')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
    await expectMode(page, 'dark')
    await themeSwitch(page).click()
    await expectMode(page, 'light')
  },
)

ownTest.describe('without JavaScript', () => {
  ownTest.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  ownTest('the page is light and has no switch', async ({ page }) => {
    await page.goto(layout)
    await expect(page.getByRole('button', { name: /切换明暗模式/ })).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  })
})

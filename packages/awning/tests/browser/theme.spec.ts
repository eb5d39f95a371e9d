import type { Page } from '@playwright/test'
import {
  documentRequests,
  expect,
  open,
  sharedTest as test,
  start,
  test as ownTest,
} from './browserTest.ts'
import { openWithoutApp } from './entryScript.ts'
import { faultTest, ownFaultTest } from './faultTest.ts'
import { mainNavigation } from './landmarks.ts'
import { chooseLanguage } from './languageMenu.ts'
import { layout, note, serveReaderSite } from './readerSite.ts'
import { closeButton, menu, openMenu, small } from './slideMenu.ts'
import { slow } from './slowTests.ts'

const at = serveReaderSite()

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

/** As a reader who chose a mode on an earlier visit to this site. */
async function remember(page: Page, value: string): Promise<void> {
  await page.evaluate((theme) => localStorage.setItem('theme', theme), value)
}

test('T01 T07 in a dark system the first visit is light, and nothing is stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, at('/'))
  await expectMode(page, 'light')
  await page.goto(at('/blog'))
  await expectMode(page, 'light')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test('T05 a system that changes while the page is open has no effect', slow, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, at(layout))
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

test('T02 the switch changes the mode and stores it as plain text', async ({ page }) => {
  await open(page, at(layout))
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
  await open(page, at(note))
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

test(
  'T03 the choice survives reload, navigation and a change of language',
  slow,
  async ({ page }) => {
    await open(page, at('/'))
    await themeSwitch(page).click()
    await page.reload()
    await expectMode(page, 'dark')
    await mainNavigation(page).getByRole('link', { name: '博客', exact: true }).click()
    await expect(page).toHaveURL(at('/blog'))
    await expectMode(page, 'dark')
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL(at('/en/blog'))
    await expectMode(page, 'dark')
  },
)

ownFaultTest('T04 the mode is set before the first paint', async ({ page, faults }) => {
  // The body is painted in the mode that is set when the parser reaches it.
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: (string | undefined)[] = []
    const note = () => seen.push(document.documentElement?.dataset['theme'])
    new MutationObserver(() => {
      if (document.body) note()
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true })
    Object.assign(window, { seen })
  })
  for (const path of ['/', layout, '/en/notes']) {
    const release = await openWithoutApp(page, faults, faults.url + path)
    await expectMode(page, 'dark')
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0)
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown)
    expect([...new Set(seen as string[])], path).toEqual(['dark'])
    release()
  }
})

test('T06 a stored value that is no mode is treated as light', slow, async ({ page }) => {
  await page.goto(at('/'))
  for (const value of ['foo', '', '"dark"', 'DARK']) {
    await remember(page, value)
    await page.reload()
    await start(page)
    await expectMode(page, 'light')
    await themeSwitch(page).click()
    await expectMode(page, 'dark')
  }
})

test('T07 reading stores nothing before the switch is used', slow, async ({ page }) => {
  await open(page, at('/'))
  for (const name of ['文档', '笔记', '博客']) {
    await mainNavigation(page).getByRole('link', { name, exact: true }).click()
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText([name])
  }
  expect(await stored(page)).toBeNull()
})

test('T08 other tabs follow, whether their app runs or not', slow, async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(at('/blog'))
  const third = await context.newPage()
  await open(third, at('/notes'))
  await open(page, at('/'))
  await themeSwitch(page).click()
  for (const tab of [page, other, third]) await expectMode(tab, 'dark')
  await themeSwitch(third).click()
  for (const tab of [page, other, third]) await expectMode(tab, 'light')
})

test('T09 Tab reaches the switch, Enter and Space use it, and its name states the mode', async ({
  page,
}) => {
  await open(page, at('/blog'))
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
  allow(/status of 404/)
  await page.goto(at('/'))
  await remember(page, 'dark')
  await page.goto(at('/nope'))
  await expectMode(page, 'dark')
  await themeSwitch(page).click()
  await expectMode(page, 'light')
  expect(await stored(page)).toBe('light')
})

test('both copies of the switch agree', slow, async ({ page }) => {
  await open(page, at('/blog'))
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
    const release = await openWithoutApp(page, faults, faults.url + layout)
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
    await page.goto(at(layout))
    await expect(page.getByRole('button', { name: /切换明暗模式/ })).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  })
})

import type { Page } from '@playwright/test'
import { openCategories, toggle } from './docsSidebar.ts'
import { title } from './landmarks.ts'
import { scrollDown, scrollTop } from './scroll.ts'
import { layout, serveReaderSite, welcome } from './readerSite.ts'
import { documentRequests, expect, open, sharedTest as test } from './browserTest.ts'
import {
  backToMainMenu,
  closeButton,
  docsPanel,
  expectClosed,
  expectOpen,
  focusPlace,
  hamburger,
  isScrollLocked,
  mainPanel,
  menu,
  openMenu,
  small,
} from './slideMenu.ts'
import { slow, slowUnless } from './slowTests.ts'

const at = serveReaderSite()

test.use({ viewport: small })

/** Every way out of the menu that leaves the reader on the page. */
const exits: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['the close button', (page) => closeButton(page).click()],
  ['a press on the backdrop', (page) => page.mouse.click(small.width - 20, 400)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
  ['a window that grows to 997 px', (page) => page.setViewportSize({ width: 997, height: 800 })],
]

test('N06 the hamburger opens the menu over a backdrop, and the close button closes it', async ({
  page,
}) => {
  await open(page, at('/blog'))
  await expectClosed(page)
  await expect(menu(page)).toBeHidden()
  await openMenu(page)
  const backdrop = () =>
    menu(page).evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor)
  await expect.poll(backdrop).toMatch(/0\.6\)$/)
  const box = await menu(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: small.height })
  await closeButton(page).click()
  await expectClosed(page)
  await expect(menu(page)).toBeHidden()
})

for (const [name, leave] of exits) {
  test(
    `N07 N15 N16 N17 ${name} closes the menu, frees the page and leaves it as it was`,
    slowUnless(name === 'Escape' || name === 'Back'),
    async ({ page }) => {
      await page.goto(at('/notes'))
      await open(page, at('/blog'))
      await scrollDown(page, 300)
      const documents = documentRequests(page)
      expect(await isScrollLocked(page)).toBe(false)
      await openMenu(page)
      const top = await scrollTop(page)
      await leave(page)
      await expectClosed(page)
      await expect(page).toHaveURL(at('/blog'))
      expect(documents).toEqual([])
      if (page.viewportSize()?.width === small.width) expect(await scrollTop(page)).toBe(top)
      // No trace in the history: the next step back leaves the page.
      await page.goBack()
      await expect(page).toHaveURL(at('/notes'))
    },
  )
}

test('N07 a window that grows to 996 px leaves the menu open', async ({ page }) => {
  await open(page, at('/blog'))
  await openMenu(page)
  await page.setViewportSize({ width: 996, height: 800 })
  // The window has its new width, and the menu has received the event.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  await expectOpen(page)
})

test('N17 nothing behind the open menu scrolls or can be pressed', async ({ page }) => {
  await open(page, at('/blog'))
  await openMenu(page)
  await page.mouse.move(small.width - 20, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('End')
  await closeButton(page).click()
  await expectClosed(page)
  expect(await scrollTop(page)).toBe(0)
})

test(
  'N08 after every way out of the menu the focus is on the hamburger',
  slow,
  async ({ page }) => {
    await open(page, at('/blog'))
    for (const [name, leave] of exits.slice(0, 4)) {
      await test.step(name, async () => {
        await hamburger(page).focus()
        await page.keyboard.press('Enter')
        await expectOpen(page)
        await leave(page)
        await expectClosed(page)
        await expect(hamburger(page)).toBeFocused()
      })
    }
  },
)

test('N08 the focus goes into the menu when it opens and stays there', async ({ page }) => {
  await open(page, at(layout))
  await openMenu(page)
  expect(await focusPlace(page)).toBe('menu')
  const seen = new Set<string>()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    seen.add(await focusPlace(page))
    expect(await mainPanel(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(
      false,
    )
  }
  expect(seen).not.toContain('page')
  await page.keyboard.press('Shift+Tab')
  expect(await focusPlace(page)).not.toBe('page')
})

test(
  'N09 Enter and Space on the hamburger open the menu once, Tab does not',
  slow,
  async ({ page }) => {
    await open(page, at('/blog'))
    await page.evaluate(() => {
      document.getElementById('Menu')?.addEventListener('toggle', () => {
        document.body.dataset['toggles'] = `${Number(document.body.dataset['toggles'] ?? 0) + 1}`
      })
    })
    for (const [key, toggles] of [
      ['Enter', '1'],
      ['Space', '3'],
    ] as const) {
      await hamburger(page).focus()
      await page.keyboard.press(key)
      await expectOpen(page)
      await expect(page.locator('body')).toHaveAttribute('data-toggles', toggles)
      await closeButton(page).click()
      await expectClosed(page)
    }
    await hamburger(page).focus()
    await page.keyboard.press('Tab')
    await expect(hamburger(page)).not.toBeFocused()
    await expectClosed(page)
  },
)

test('N10 N11 docs pages open on the docs panel, Back to main menu leads to the other', async ({
  page,
}) => {
  await open(page, at(layout))
  await openMenu(page)
  await expect(docsPanel(page)).toBeInViewport()
  await expect(docsPanel(page).locator('[aria-current=page]')).toHaveText('布局')
  await expect(mainPanel(page)).toBeHidden()
  await backToMainMenu(page).press('Enter')
  await expect(mainPanel(page)).toBeInViewport()
  await expect(mainPanel(page).getByRole('link')).toContainText(['文档', '博客', '笔记'])
  await expect(mainPanel(page).getByRole('link').first()).toBeFocused()
  await expect(docsPanel(page)).toBeHidden()
  await expectOpen(page)
  await closeButton(page).click()
  await expectClosed(page)
  await openMenu(page)
  await expect(docsPanel(page)).toBeInViewport()
  await expect(mainPanel(page)).toBeHidden()
})

test('N12 other pages open on the main panel', slow, async ({ page }) => {
  for (const path of ['/blog', '/', '/notes/note']) {
    await open(page, at(path))
    await openMenu(page)
    await expect(mainPanel(page)).toBeInViewport()
    await expect(backToMainMenu(page)).toBeHidden()
  }
})

test('N13 choosing a link closes the menu and navigates; Back returns', async ({ page }) => {
  await open(page, at('/blog'))
  const documents = documentRequests(page)
  await openMenu(page)
  await mainPanel(page).getByRole('link', { name: '笔记', exact: true }).click()
  await expect(page).toHaveURL(at('/notes'))
  await expect(title(page)).toHaveText('笔记')
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(at('/blog'))
  await expect(title(page)).toHaveText('博客')
  await expectClosed(page)
  expect(documents).toEqual([])
})

test('N13 choosing the page that is shown only closes the menu', slow, async ({ page }) => {
  await page.goto(at('/notes'))
  await open(page, at('/blog'))
  await openMenu(page)
  await mainPanel(page).getByRole('link', { name: '博客', exact: true }).click()
  await expectClosed(page)
  await expect(page).toHaveURL(at('/blog'))
  await page.goBack()
  await expect(page).toHaveURL(at('/notes'))
})

test('N13 a category with a page navigates and closes the menu', slow, async ({ page }) => {
  await open(page, at(layout))
  await openMenu(page)
  await docsPanel(page).getByRole('link', { name: '数据类型', exact: true }).click()
  await expect(page).toHaveURL(at('/docs/types/'))
  await expectClosed(page)
})

test(
  'N14 opening and closing a category without a page keeps the menu open',
  slow,
  async ({ page }) => {
    await open(page, at(layout))
    await openMenu(page)
    await toggle(page, 'frameworks').click()
    await expect.poll(() => openCategories(page)).toEqual(['css', 'frameworks'])
    await toggle(page, 'css').click()
    await expect.poll(() => openCategories(page)).toEqual(['frameworks'])
    await expectOpen(page)
    await expect(page).toHaveURL(at(layout))
  },
)

test('N18 the menu contains the light/dark switch', async ({ page }) => {
  await open(page, at('/blog'))
  await openMenu(page)
  await menu(page).getByRole('button', { name: '切换明暗模式（当前：浅色）' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu(page).getByRole('button', { name: '（当前：深色）' })).toBeVisible()
  await expectOpen(page)
})

test(
  'N19 the language entry shows two languages and keeps the menu open',
  slow,
  async ({ page }) => {
    await open(page, at(welcome))
    await openMenu(page)
    const languages = mainPanel(page).locator('a[hreflang]')
    await mainPanel(page).getByText('语言', { exact: true }).click()
    await expect(languages.filter({ visible: true })).toHaveText(['中文', 'English'])
    await expectOpen(page)
    await languages.filter({ hasText: 'English' }).click()
    await expect(page).toHaveURL(at('/en/blog/welcome'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)

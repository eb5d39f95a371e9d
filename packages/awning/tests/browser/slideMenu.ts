import type { Locator, Page } from '@playwright/test'
import { expect } from './browserTest.ts'

/** The slide-in menu and its parts, in windows without room for a column. */

export const small = { width: 800, height: 800 }

export function hamburger(page: Page): Locator {
  return page.getByLabel(/^(?:打开或关闭导航菜单|Toggle navigation bar)$/)
}

export function menu(page: Page): Locator {
  return page.locator('#Menu')
}

export function closeButton(page: Page): Locator {
  return menu(page).getByRole('button', { name: '关闭导航菜单' })
}

/** The items of the navbar as a list. */
export function mainPanel(page: Page): Locator {
  return menu(page).locator('nav[aria-label="菜单"]')
}

/** The docs sidebar and the way back to the items of the navbar. */
export function docsPanel(page: Page): Locator {
  return menu(page).locator('nav[aria-label="文档目录"]')
}

export function backToMainMenu(page: Page): Locator {
  return menu(page).getByRole('button', { name: '返回主菜单' })
}

export async function openMenu(page: Page): Promise<void> {
  await hamburger(page).click()
  await expectOpen(page)
}

/** In view, its button says so, and nothing behind it scrolls. */
export async function expectOpen(page: Page): Promise<void> {
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => isScrollLocked(page)).toBe(true)
}

/** Gone, its button says so, and the page scrolls and answers again. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('#Menu:popover-open')).toHaveCount(0)
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('[data-behind][inert]')).toHaveCount(0)
  await expect.poll(() => isScrollLocked(page)).toBe(false)
}

export function isScrollLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => /hidden|clip/.test(getComputedStyle(document.body).overflowY))
}

/** Where the focus is: in the menu, on the rest of the page, or nowhere. */
export function focusPlace(page: Page): Promise<'menu' | 'page' | 'none'> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'none'
    return activeElement.closest('#Menu') ? 'menu' : 'page'
  })
}

import { openWithoutApp } from './entryScript.ts'
import { test } from './faultServer.ts'
import { mainNavigation } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expect } from './shop.ts'
import {
  closeButton,
  docsPanel,
  expectClosed,
  expectOpen,
  hamburger,
  isScrollLocked,
  menu,
  small,
} from './slideMenu.ts'

const layout = '/docs/frontend/css/layout'

test.use({ hasTouch: true })

test('the menu opens on the first tap before the app has loaded, and closes again', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(small)
  await openWithoutApp(page, faults, layout)
  await hamburger(page).tap()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  await expect(docsPanel(page)).toBeInViewport()
  expect(await isScrollLocked(page)).toBe(true)
  await closeButton(page).tap()
  await expect(menu(page)).toBeHidden()
  expect(await isScrollLocked(page)).toBe(false)
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'on')
})

test('N15 a menu opened before the app has loaded is taken over by it: Back closes it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(small)
  await page.goto('/blog')
  const release = await openWithoutApp(page, faults, layout)
  await hamburger(page).tap()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  await expectOpen(page)
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(layout)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
})

test('the language list opens on the first tap before the app has loaded', async ({
  page,
  faults,
}) => {
  const release = await openWithoutApp(page, faults, '/blog/welcome')
  const button = mainNavigation(page).getByLabel(/^语言/)
  const entries = mainNavigation(page).locator('a[hreflang]').filter({ visible: true })
  await button.tap()
  await expect(entries).toHaveText(['中文', 'English'])
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'on')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  await expect(entries).toHaveText(['中文', 'English'])
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await entries.filter({ hasText: 'English' }).tap()
  await expect(page).toHaveURL('/en/blog/welcome')
})

import { openWithoutApp } from './entryScript.ts'
import { ownFaultTest as test } from './faultTest.ts'
import { mainNavigation } from './landmarks.ts'
import { layout, welcome } from './readerSite.ts'
import { expect } from './browserTest.ts'
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
import { slow } from './slowTests.ts'

test.use({ hasTouch: true })

test('the menu opens on the first tap before the app has loaded, and closes again', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(small)
  await openWithoutApp(page, faults, faults.url + layout)
  await hamburger(page).tap()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  await expect(docsPanel(page)).toBeInViewport()
  await expect.poll(() => isScrollLocked(page)).toBe(true)
  await closeButton(page).tap()
  await expect(menu(page)).toBeHidden()
  await expect.poll(() => isScrollLocked(page)).toBe(false)
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'on')
})

test('N15 a menu opened before the app has loaded is taken over by it: Back closes it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(small)
  await page.goto(`${faults.url}/blog`)
  const release = await openWithoutApp(page, faults, faults.url + layout)
  await hamburger(page).tap()
  await expect(menu(page)).toBeInViewport({ ratio: 0.99 })
  release()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  await expectOpen(page)
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(faults.url + layout)
  await page.goBack()
  await expect(page).toHaveURL(`${faults.url}/blog`)
})

test(
  'the language list opens on the first tap before the app has loaded',
  slow,
  async ({ page, faults }) => {
    const release = await openWithoutApp(page, faults, faults.url + welcome)
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
    await expect(page).toHaveURL(`${faults.url}/en${welcome}`)
  },
)

import type { Page } from '@playwright/test'
import { clientPages } from './clientPages.ts'
import { serveFixture } from './fixtureSites.ts'
import {
  documentRequests,
  expect,
  open,
  sharedTest as test,
  test as ownTest,
} from './browserTest.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(clientPages)

const alert = (page: Page) => page.getByRole('alert')

/** Opens the page and makes it crash. React renders a failed tree a second time before it gives up. */
async function crash(page: Page, path: string, drawings = Infinity): Promise<void> {
  await open(page, at(path))
  await page.evaluate((count) => Object.assign(window, { crashes: count }), drawings)
  await page.getByRole('button', { name: 'Drop' }).click()
  await expect(alert(page)).toBeVisible()
}

/** Makes the navbar throw when it is rendered the next time, and opens Search, which renders it. */
async function crashChrome(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'platform', {
      configurable: true,
      get() {
        throw new Error('platform is gone')
      },
    }),
  )
  await page.locator('[data-do=search]').click()
  await expect(alert(page)).toBeVisible()
}

async function repairChrome(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'platform'))
  await alert(page).getByRole('button', { name: 'Try again' }).click()
}

test.beforeEach(({ allow }) => allow(/the vase broke|the cup broke|platform is gone/))

test('E05 a page that crashes says so, with the message and a way to try again', async ({
  page,
}) => {
  await crash(page, 'en/docs/fragile')
  await expect(alert(page).getByRole('heading')).toHaveText('This page crashed.')
  await expect(alert(page).getByText('the vase broke')).toBeVisible()
  await expect(alert(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page Error \| \S/)
  await crash(page, 'docs/fragile')
  await expect(alert(page).getByRole('button', { name: '再试一次' })).toBeVisible()
})

test('E06 navbar and footer stay and work when a page crashes', async ({ page }) => {
  await crash(page, 'docs/fragile')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page
    .getByRole('button', { name: /主题|深色|浅色|模式/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test(
  'E07 trying again renders the page again; a page that crashes again says so again',
  slow,
  async ({ page }) => {
    await crash(page, 'docs/fragile', 2)
    await page.evaluate(() => Object.assign(window, { crashes: 0 }))
    await alert(page).getByRole('button').click()
    await expect(page.getByRole('button', { name: 'Drop' })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { crashes: Infinity }))
    await page.getByRole('button', { name: 'Drop' }).click()
    await expect(alert(page)).toContainText('the vase broke')
  },
)

test('E08 going to another page clears the crash, and so does coming back', async ({ page }) => {
  await crash(page, 'docs/fragile')
  await page.locator('#Menu').getByRole('link', { name: 'Other' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  await expect(alert(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Drop' })).toBeVisible()
})

ownTest(
  'E09 a crash of the chrome itself is shown too, without chrome, and can be tried again',
  slow,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await open(page, at('en/docs/other'))
    await crashChrome(page)
    await expect(alert(page).getByRole('heading')).toHaveText('This page crashed.')
    await expect(alert(page)).toContainText('platform is gone')
    await expect(page).toHaveTitle('Page Error')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await repairChrome(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const documents = documentRequests(page)
    await page.locator('#Menu').getByRole('link', { name: 'Fragile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragile')
    // Another page than the first one comes back as well.
    await crashChrome(page)
    await repairChrome(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragile')
    expect(documents).toEqual([])
  },
)

ownTest('E23 a page that crashes while the app takes it over stays as it is', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { isBroken: true }))
  await page.goto(at('docs/broken'))
  const text = await page.getByRole('main').innerText()
  const main = await page.getByRole('main').elementHandle()
  await page.mouse.move(5, 5)
  await page.mouse.move(40, 300)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'off')
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sips: 0' })).toBeVisible()
  // It is the same element as in the document, not one that was rendered again.
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.getByRole('main').innerText()).toBe(text)
  const documents = documentRequests(page)
  await page.locator('#Menu').getByRole('link', { name: 'Other' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  expect(documents).toHaveLength(1)
})

test(
  'E23 E05 a page that crashes later, on a navigation, shows the crash as usual',
  slow,
  async ({ page }) => {
    await open(page, at('docs/other'))
    await page.evaluate(() => Object.assign(window, { isBroken: true }))
    await page.locator('#Menu').getByRole('link', { name: 'Broken' }).click()
    await expect(alert(page)).toContainText('the cup broke')
    await expect(page.getByRole('banner')).toBeVisible()
  },
)

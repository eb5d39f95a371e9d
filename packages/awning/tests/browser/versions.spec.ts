import type { Page } from '@playwright/test'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { slow } from './slowTests.ts'

const doc = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`

const at = serveFixture(
  {
    'content/zh/docs/index.md': '',
    'content/zh/docs/next/index.md': doc('Start'),
    'content/zh/docs/next/both.md': doc('Both'),
    'content/zh/docs/next/fresh.md': doc('Fresh'),
    'content/zh/docs/v1/index.md': doc('Old start'),
    'content/zh/docs/v1/both.md': doc('Old both'),
  },
  {
    docs: {
      ...plainSettings.docs,
      mainDoc: 'next/index',
      sidebars: { next: { folder: 'next' }, v1: { folder: 'v1' } },
      versions: [
        { name: 'current', label: 'Next', path: '/docs/next' },
        { name: 'one', label: '1.x', path: '/docs/v1', banner: 'unmaintained' },
      ],
    },
  },
)

const key = 'docs-preferred-version'
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)
const menu = (page: Page) => page.getByRole('button', { name: /^版本/ })
const choice = (page: Page, name: string) =>
  page.locator('[popover]').getByRole('link', { name, exact: true })

test('D30 choosing a version leads to the same doc there and stores its name', async ({ page }) => {
  await open(page, at('docs/next/both'))
  await expect(menu(page)).toHaveText('Next')
  await menu(page).click()
  await expect(choice(page, 'Next')).toHaveAttribute('aria-current', 'true')
  await choice(page, '1.x').click()
  await expect(page).toHaveURL(at('docs/v1/both'))
  await expect(menu(page)).toHaveText('1.x')
  expect(await stored(page)).toBe('one')
})

test('D30 a version that is chosen before the app runs is stored too', async ({ page }) => {
  await page.goto(at('docs/next/both'))
  // By script, because a movement of the pointer would start the app.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#DocsVersions a[href*=v1]')?.click()
  })
  await expect(page).toHaveURL(at('docs/v1/both'))
  expect(await stored(page)).toBe('one')
})

test('D30 a doc that a version lacks leads to its main doc', async ({ page }) => {
  await open(page, at('docs/next/fresh'))
  await menu(page).click()
  await expect(choice(page, '1.x')).toHaveAttribute('href', '/docs/v1/')
})

test(
  'D30 an old version says so, and its link to the latest stores that choice',
  slow,
  async ({ page }) => {
    await open(page, at('docs/next/both'))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('版本：Next')).toBeVisible()
    await open(page, at('docs/v1/both'))
    await expect(page.getByText('版本：1.x')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('不再维护')
    await page.getByRole('alert').getByRole('link').click()
    await expect(page).toHaveURL(at('docs/next/both'))
    expect(await stored(page)).toBe('current')
  },
)

test(
  'D30 where no version is on the screen the menu names the preferred one, else the latest',
  slow,
  async ({ page }) => {
    await open(page, at('docs'))
    await expect(menu(page)).toHaveText('Next')
    await page.evaluate((name) => localStorage.setItem(name, 'one'), key)
    await open(page, at('docs'))
    await expect(menu(page)).toHaveText('1.x')
  },
)

test('4.7 the preferred version decides where links to the docs lead from elsewhere', async ({
  page,
}) => {
  const docs = page.getByRole('banner').getByRole('link', { name: 'Docs' })
  await open(page, at('blog'))
  await expect(docs).toHaveAttribute('href', '/docs')
  await page.evaluate((name) => localStorage.setItem(name, 'one'), key)
  await open(page, at('blog'))
  await expect(docs).toHaveAttribute('href', '/docs/v1/')
  await docs.click()
  await expect(page).toHaveURL(at('docs/v1/'))
  await expect(docs).toHaveAttribute('aria-current', 'page')
})

test('D30 the menu of versions is also in the slide-in menu of a phone', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, at('docs/next/both'))
  await page.getByRole('button', { name: '打开或关闭导航菜单' }).click()
  await menu(page).click()
  await choice(page, '1.x').click()
  await expect(page).toHaveURL(at('docs/v1/both'))
  await expect(page.locator('#Menu')).toBeHidden()
})

import type { Page } from '@playwright/test'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { serveFixture } from './fixtureSites.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { slow } from './slowTests.ts'

const paragraphs = (count: number) => Array.from({ length: count }, () => 'Text.\n').join('\n')
const long = `---\ntitle: Long\n---\n\n${paragraphs(60)}\n## Far {#far}\n\n${paragraphs(60)}`

/** A site with many options at once. */
const at = serveFixture(
  {
    'content/zh/docs/index.md': '',
    'content/zh/docs/next/index.md': long,
    'content/zh/docs/v1/index.md': '---\ntitle: Old\n---\n\nText.\n',
    // The theme’s rule for headings has a higher specificity, but it is in a layer.
    'theme/extra.css': 'h1 { letter-spacing: 3px; font-weight: 400 }',
  },
  {
    navbar: { ...plainSettings.navbar, hideOnScroll: true },
    theme: {
      colors: { accent: { light: '#0b5394', dark: '#9fc5e8' } },
      css: './theme/extra.css',
    },
    shortcuts: [{ keys: 'g o', label: 'Old docs', to: '/docs/v1/' }],
    announcement: {
      id: 'sale',
      html: { zh: '今天<b>盘点</b>', en: 'Stocktaking today' },
      closeable: true,
    },
    docs: {
      ...plainSettings.docs,
      mainDoc: 'next/index',
      sidebars: { next: { folder: 'next' }, v1: { folder: 'v1' } },
      versions: [
        { name: 'current', label: 'Next', path: '/docs/next' },
        { name: 'one', label: '1.x', path: '/docs/v1' },
      ],
      keepVersion: false,
    },
  },
)

const bar = (page: Page) => page.locator('[data-navbar]')
const announcement = (page: Page) => page.locator('[data-announcement]')
const scroll = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('P19 with the option the navbar hides while scrolling down and shows while scrolling up', async ({
  page,
}) => {
  await open(page, at('docs/next/'))
  await expect(bar(page)).toBeInViewport()
  await scroll(page, 600)
  await expect(bar(page)).not.toBeInViewport()
  await scroll(page, 500)
  await expect(bar(page)).toBeInViewport()
  // To the end of the page, at once.
  await scroll(page, 1e6)
  await expect(bar(page)).not.toBeInViewport()
  await scroll(page, 20)
  await expect(bar(page)).toBeInViewport()
})

test(
  'P19 it hides after a jump to a heading, which it would cover, and shows on a new page',
  slow,
  async ({ page }) => {
    await open(page, at('docs/next/'))
    await page.evaluate(() => (location.hash = '#far'))
    await expect(bar(page)).not.toBeInViewport()
    const heading = page.getByRole('heading', { name: 'Far' })
    expect((await heading.boundingBox())?.y).toBeLessThan(20)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-navbar] a')?.click())
    await expect(heading).toBeHidden()
    await expect(bar(page)).toBeInViewport()
  },
)

test('P21 a dismissed bar stays hidden, also before the app runs; another id shows it again', async ({
  page,
}) => {
  await page.goto(at('docs/next/'))
  await expect(announcement(page)).toHaveText('今天盘点')
  await expect(announcement(page)).toHaveRole('banner')
  await announcement(page).getByRole('button', { name: '关闭' }).click()
  await expect(announcement(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('announcement.dismissed'))).toBe('sale')
  await page.reload()
  await expect(announcement(page)).toBeHidden()
  await page.evaluate(() => localStorage.setItem('announcement.dismissed', 'last-sale'))
  await page.reload()
  await expect(announcement(page)).toBeVisible()
})

test('P21 the bar is not printed', slow, async ({ page }) => {
  await page.goto(at('docs/next/'))
  await page.emulateMedia({ media: 'print' })
  await expect(announcement(page)).toBeHidden()
})

test('4.7 a site with keepVersion: false stores no version', async ({ page }) => {
  await open(page, at('docs/next/'))
  await page.getByRole('button', { name: /^版本/ }).click()
  await page.locator('[popover]').getByRole('link', { name: '1.x', exact: true }).click()
  await expect(page).toHaveURL(at('docs/v1/'))
  expect(await keys(page)).toEqual([])
})

test('the owner’s colours hold in both modes, and the owner’s CSS wins over the theme', async ({
  page,
}) => {
  await open(page, at('docs/next/'))
  const logo = page.locator('[data-navbar] a [aria-hidden]').first()
  await expect(logo).toHaveCSS('background-color', 'rgb(11, 83, 148)')
  await page.keyboard.press('d')
  await expect(logo).toHaveCSS('background-color', 'rgb(159, 197, 232)')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('letter-spacing', '3px')
  await expect(title).toHaveCSS('font-weight', '400')
})

test('the owner’s shortcuts take the place of the usual ones', slow, async ({ page }) => {
  await open(page, at('docs/next/'))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').locator('dd').last()).toHaveText('Old docs')
  // As fast as keys can follow each other: the list may still be closing.
  await Promise.all(['Escape', 'g', 'o'].map((key) => page.keyboard.press(key)))
  await expect(page).toHaveURL(at('docs/v1/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old')
})

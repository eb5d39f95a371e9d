import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { documentRequests, expect, open, sharedTest, test } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(
  { 'content/zh/docs/other.md': '---\ntitle: Other\n---\n\nText.\n' },
  {
    navbar: {
      items: [
        { label: 'Docs', to: '/docs' },
        {
          label: 'More',
          items: [
            { label: 'Posts', to: '/blog' },
            { label: 'Status', to: 'https://status.example' },
          ],
        },
        { label: 'Source', to: 'https://code.example', icon: 'github', look: 'icon' },
        { label: 'Feed', to: '/blog/hello', icon: 'rss', look: 'icon' },
        { label: 'Begin', to: '/docs/other', look: 'button' },
      ],
    },
    footer: {
      columns: [
        { text: 'Docs of the **lamp**, see [more](/docs/other).' },
        { title: 'More', links: [{ label: 'Blog', to: '/blog' }] },
      ],
      text: 'Made by [Ann](https://ann.example)',
      copyright: '© 2022',
    },
    announcement: { id: 'a', text: 'Version 2 [is out](/blog/hello)' },
  },
)

const button = (page: Page) => page.getByRole('button', { name: 'More', exact: true })
const list = (page: Page) => page.locator('#nav-menu-1')

/** Whether the page can be scrolled sideways. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

sharedTest(
  'a menu of the navbar opens and closes by keyboard, and closes when a page is chosen',
  async ({ page }) => {
    const requests = documentRequests(page)
    await open(page, at('docs/'))
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeVisible()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    const [opener, opened] = [await button(page).boundingBox(), await list(page).boundingBox()]
    expect(Math.abs((opened?.x ?? 0) - (opener?.x ?? 99))).toBeLessThan(24)
    await expectAccessible(page, 'an open menu, the footer and the announcement')
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(list(page).getByRole('link', { name: 'Posts' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('blog'))
    await expect(list(page)).toBeHidden()
    await expect(
      list(page).getByRole('link', { name: 'Posts', includeHidden: true }),
    ).toHaveAttribute('aria-current', 'page')
    await button(page).click()
    await expect(list(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(at('docs/'))
    await expect(list(page)).toBeHidden()
    expect(requests).toHaveLength(1)
    await expect(page.getByRole('link', { name: /^Source/ })).toHaveAttribute('target', '_blank')
    expect(await isTooWide(page)).toBe(false)
  },
)

sharedTest('on a phone the same items are in the slide-in menu', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await open(page, at('blog/hello'))
  await expect(button(page)).toBeHidden()
  await page.locator('[popovertarget=Menu]').first().click()
  const menu = page.locator('#Menu')
  await expect(menu.getByRole('link', { name: 'Source' })).toBeVisible()
  await menu.getByText('More', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Status' })).toBeVisible()
  await expectAccessible(page, 'an unfolded menu on a phone')
  await menu.getByRole('link', { name: 'Posts' }).click()
  await expect(page).toHaveURL(at('blog'))
  await expect(menu).toBeHidden()
  expect(await isTooWide(page)).toBe(false)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a menu of the navbar opens, and its links lead somewhere', async ({ page }) => {
    await page.goto(at('docs/'))
    await button(page).click()
    await expect(list(page)).toBeVisible()
    await list(page).getByRole('link', { name: 'Posts' }).click()
    await expect(page).toHaveURL(at('blog'))
  })
})

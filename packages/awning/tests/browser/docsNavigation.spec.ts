import type { Locator, Page } from '@playwright/test'
import { docsSidebar, toggle } from './docsSidebar.ts'
import { serveFixture } from './fixtureSites.ts'
import { mainNavigation } from './landmarks.ts'
import { expect, open, sharedTest as test } from './browserTest.ts'
import { slow } from './slowTests.ts'

const doc = (name: string) => `---\ntitle: ${name}\n---\n\n## A section\n\nText.\n`

const at = serveFixture(
  {
    'content/zh/docs/index.md': '',
    'content/zh/docs/guide/index.md': doc('手册'),
    'content/zh/docs/guide/css/one.md': doc('一'),
    'content/zh/docs/guide/css/two.md': doc('二'),
  },
  { navbar: { items: [{ label: { zh: '前端' }, to: '/docs/guide/' }] } },
)

/** Presses a summary; gives the change of the box's height at once and, when it has come to rest, in the end. */
async function heightChange(summary: Locator): Promise<{ atOnce: number; inTheEnd: number }> {
  const box = summary.locator('xpath=..')
  const height = () => box.evaluate((details: HTMLElement) => details.offsetHeight)
  const before = await height()
  const atOnce = await summary.evaluate((element: HTMLElement) => {
    element.click()
    return element.parentElement?.offsetHeight ?? 0
  })
  let last = atOnce
  await expect(async () => {
    const now = await height()
    const isMoving = now !== last || now === before
    last = now
    expect(isMoving).toBe(false)
  }).toPass({ intervals: [100] })
  return { atOnce: atOnce - before, inTheEnd: last - before }
}

const cssCategory = (page: Page) => toggle(page, 'css')

async function contentsBox(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 800, height: 800 })
  return page.getByRole('main').locator('summary').first()
}

test(
  'D09 categories and the contents box change their height gradually, both ways',
  slow,
  async ({ page }) => {
    await open(page, at('docs/guide/'))
    for (const summary of [cssCategory, contentsBox]) {
      const box = await summary(page)
      const opening = await heightChange(box)
      expect(opening.atOnce).toBeLessThan(5)
      expect(opening.inTheEnd).toBeGreaterThan(20)
      const closing = await heightChange(box)
      expect(closing.atOnce).toBeGreaterThan(-5)
      expect(closing.inTheEnd).toBe(-opening.inTheEnd)
    }
  },
)

test('D09 with reduced motion they open and close at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, at('docs/guide/'))
  for (const summary of [cssCategory, contentsBox]) {
    const box = await summary(page)
    for (const action of ['opening', 'closing']) {
      const { atOnce, inTheEnd } = await heightChange(box)
      expect(atOnce, action).toBe(inTheEnd)
    }
  }
})

test('the overview of the docs is marked in the navbar and in the sidebar', async ({ page }) => {
  const overview = page.getByRole('complementary').getByRole('link', { name: 'Docs', exact: true })
  await page.goto(at('docs'))
  await expect(mainNavigation(page).getByRole('link', { name: '前端' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(overview).toHaveAttribute('aria-current', 'page')
  await expect(docsSidebar(page).locator('[aria-current]')).toHaveCount(0)
  await page.goto(at('docs/guide/'))
  await expect(overview).not.toHaveAttribute('aria-current')
})

test('N06 the slide-in menu takes 83 % of the window, up to 996 px', async ({ page }) => {
  await open(page, at('docs/guide/'))
  for (const width of [390, 996]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: '打开或关闭导航菜单' }).click()
    const menu = page.locator('#Menu')
    await expect(menu).toBeInViewport({ ratio: 0.99 })
    expect((await menu.boundingBox())?.width).toBeCloseTo(width * 0.83, 0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

import type { Page } from '@playwright/test'
import { docsLink } from '../../../packages/awning/tests/browser/docsSidebar.ts'
import { title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const rules = '/docs/frontend/css/rules'
const offer = (page: Page) => page.getByRole('link', { name: /^上次读到/ })
const places = (page: Page) => page.evaluate(() => localStorage.getItem('places'))

/** As a reader who has come to a heading. */
async function readTo(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (target) => document.getElementById(target)?.scrollIntoView({ behavior: 'instant' }),
    id,
  )
}

test('on a phone the button that closes the offer is as wide as it is high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, rules)
  const heading = await page.locator('article h2[id]').nth(2).getAttribute('id')
  await page.evaluate((line) => localStorage.setItem('places', line), `${rules}#${heading}`)
  await open(page, rules)
  await expect(offer(page)).toBeVisible()
  const box = await page.locator('.reading-notice button').boundingBox()
  expect(box?.width).toBe(box?.height)
})

test('the position in a long article is offered at the next visit, without scrolling there', async ({
  page,
}) => {
  await open(page, rules)
  await readTo(page, 'inheritance')
  await expect.poll(() => places(page)).toBe(`${rules}#inheritance`)
  await docsLink(page, '选择器').click()
  await expect(title(page)).toHaveText('选择器')
  await expect(offer(page)).toHaveCount(0)
  await docsLink(page, '规则').click()
  await expect(offer(page)).toContainText('继承（inheritance）与初始值')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await offer(page).click()
  await expect(page).toHaveURL(`${rules}#inheritance`)
  await expect(page.getByRole('heading', { name: '继承（inheritance）与初始值' })).toBeInViewport()
  await expect(offer(page)).toHaveCount(0)
})

test(
  'an article read to its end is not offered again, nor is one that was dismissed',
  slow,
  async ({ page }) => {
    await page.goto(rules)
    await page.evaluate((path) => localStorage.setItem('places', `${path}#cascade`), rules)
    await open(page, rules)
    await page
      .getByRole('complementary')
      .filter({ has: offer(page) })
      .getByRole('button')
      .click()
    await expect(offer(page)).toHaveCount(0)
    expect(await places(page)).toBeNull()
    await readTo(page, 'inheritance')
    await expect.poll(() => places(page)).toBe(`${rules}#inheritance`)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => places(page)).toBeNull()
  },
)

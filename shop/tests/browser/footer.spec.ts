import type { Page } from '@playwright/test'
import { mainNavigation, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { missingDocument } from './notFound.ts'
import { documentRequests, expect, open, sharedTest as test, test as ownTest } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const repository = 'https://code.zahuopu.example/general-store'
const footer = (page: Page) => page.getByRole('contentinfo')

test('N22 the footer has both columns and the copyright on every kind of page', async ({
  page,
  allow,
}) => {
  allow(missingDocument)
  for (const [path, headings, copyright] of [
    ['/', ['分类', '更多'], '© 2022 杂货铺'],
    ['/docs/frontend/css/layout', ['分类', '更多'], '© 2022 杂货铺'],
    ['/en/blog/welcome', ['Categories', 'More'], '© 2022 The General Store'],
    ['/nope', ['分类', '更多'], '© 2022 杂货铺'],
  ] as const) {
    await page.goto(path)
    await expect(footer(page).getByRole('heading'), path).toHaveText([...headings])
    await expect(footer(page).getByText(copyright, { exact: true }), path).toBeVisible()
    await expect(footer(page).getByRole('list'), path).toHaveCount(2)
    await expect(footer(page).getByRole('listitem'), path).toHaveCount(4)
  }
})

test(
  'N23 the links of the footer lead to the areas without a new document',
  slow,
  async ({ page }) => {
    await open(page, '/blog/tags')
    const documents = documentRequests(page)
    for (const [name, path, heading] of [
      ['前端', '/docs/frontend/', /\S/],
      ['游戏', '/game', /^游戏库$/],
      ['博客', '/blog', /^博客$/],
    ] as const) {
      await footer(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(title(page)).toHaveText(heading)
    }
    expect(documents).toEqual([])
  },
)

ownTest(
  'N23 A07 the footer link to the repository opens a new tab',
  slow,
  async ({ page, context }) => {
    await context.route(`${repository}**`, (route) => route.fulfill({ body: 'repository' }))
    await open(page, '/blog')
    const opened = context.waitForEvent('page')
    await footer(page).getByRole('link', { name: /^仓库/ }).click()
    const tab = await opened
    await expect(tab).toHaveURL(repository)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL('/blog')
  },
)

test('A08 links to other sites carry an icon in navbar and footer, and none in the text', async ({
  page,
}) => {
  await page.goto('/blog/stripo')
  for (const place of [mainNavigation(page), footer(page)]) {
    const link = place.getByRole('link', { name: /^仓库/ })
    await expect(link.locator('svg')).toHaveCount(1)
    await expect(link.locator('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(link).toHaveAccessibleName(/在新标签页打开/)
    await expect(place.getByRole('link', { name: '博客', exact: true }).locator('svg')).toHaveCount(
      0,
    )
  }
  const inText = page
    .getByRole('article')
    .locator('p a[target=_blank]')
    .filter({ hasNotText: '编辑本页' })
  expect(await inText.count()).toBeGreaterThan(0)
  await expect(inText.locator('svg, img')).toHaveCount(0)
})

test('the footer is at the bottom of the window on a short page', async ({ page, allow }) => {
  allow(missingDocument)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/nope')
  const bottom = await footer(page).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(Math.abs(bottom - 1600)).toBeLessThan(2)
})

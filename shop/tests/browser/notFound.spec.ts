import { english } from './addresses.ts'
import { followLink } from '../../../packages/awning/tests/browser/followLink.ts'
import { mainNavigation, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expectNotFound, missingDocument } from './notFound.ts'
import { documentRequests, expect, open, sharedTest as test, test as ownTest } from './shop.ts'

test('R02 an unknown path shows a title and two lines, and nothing else', async ({
  page,
  allow,
}) => {
  allow(missingDocument)
  for (const address of ['/nope', '/en/nope']) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading')).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('paragraph')).toHaveCount(2)
    await expect(main.locator('a, button, input, img, nav, form')).toHaveCount(0)
    const lines = (await main.innerText()).split('\n').filter((line) => line.trim() !== '')
    expect(lines, address).toHaveLength(3)
  }
})

ownTest(
  'R03 the second line asks to tell the owner of the linking site',
  async ({ page, allow }) => {
    allow(missingDocument)
    await page.goto('/nope')
    const second = page.getByRole('main').getByRole('paragraph').nth(1)
    await expect(second).toHaveText(/网站的站长.*链接失效了/)
    // Many hosts know one not-found document for the whole site; it follows the language of the path.
    const body = await (await page.request.get('/404.html')).text()
    await page.route('/en/nope', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
    )
    for (const address of ['/en/nope', '/en/blog/nope']) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(second).toHaveText(/contact the owner of the site.*link is broken/)
    }
  },
)

test('R04 an unknown path answers HTTP 404', async ({ request }) => {
  for (const address of ['/nope', '/en/nope', '/nope/', '/nope.html']) {
    expect((await request.head(address)).status(), address).toBe(404)
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

test('R05 unknown paths below the areas are not found', async ({ page }) => {
  for (const path of [
    '/blog/nope',
    '/blog/tags/nope',
    '/docs/nope',
    '/docs/frontend/css',
    '/docs/frontend/css/nope',
    '/game/nope',
    '/game/tags/nope',
  ]) {
    await expectNotFound(page, path)
    await expectNotFound(page, english(path))
  }
})

test('R06 not found keeps navbar and footer', async ({ page, allow }) => {
  allow(missingDocument)
  for (const [address, games] of [
    ['/nope', '游戏'],
    ['/en/nope', 'Games'],
  ] as const) {
    await page.goto(address)
    await expect(mainNavigation(page).getByRole('link', { name: games })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: games })).toBeVisible()
    await expect(footer).toContainText('2022')
  }
})

test('R07 the title of not found is its heading and the site’s name', async ({ page, allow }) => {
  allow(missingDocument)
  await page.goto('/nope')
  await expect(page).toHaveTitle(`${await title(page).innerText()} | 杂货铺`)
  await page.goto('/en/nope')
  await expect(page).toHaveTitle(`${await title(page).innerText()} | The General Store`)
})

test('R18 a malformed escape in the path is not found and no crash', async ({ page, allow }) => {
  allow(missingDocument)
  await open(page, '/blog')
  const documents = documentRequests(page)
  await followLink(page, '/%E0%A4%A')
  await expect(title(page)).toHaveText('页面不存在')
  expect(documents).toEqual([])
  await mainNavigation(page).getByRole('link', { name: '博客' }).click()
  await expect(title(page)).toHaveText('博客')
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404)
  await expect(title(page)).toHaveText('页面不存在')
})

test('R20 the first page of a list has no second address', async ({ page }) => {
  for (const path of ['/blog/page/1', '/game/page/1', '/blog/page/2', '/en/blog/page/1']) {
    await expectNotFound(page, path)
  }
})

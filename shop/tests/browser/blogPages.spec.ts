import { articleText } from './articleText.ts'
import {
  contents,
  postNavigation,
  postsSidebar,
  title,
} from '../../../packages/awning/tests/browser/landmarks.ts'
import { blog, games } from './posts.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { staticPage } from './staticPage.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

test('B23 the archive has one heading a year and every post once, newest first', async ({
  page,
}) => {
  for (const [address, posts] of [
    ['/blog/archive', blog],
    ['/game/archive', games],
  ] as const) {
    await page.goto(address)
    const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
    const headings = page.getByRole('main').getByRole('heading', { name: /^\d{4}$/ })
    await expect(headings).toHaveText(years)
    const outline = await page
      .getByRole('main')
      .evaluate((main) =>
        Array.from(main.querySelectorAll('h2, h3, a'), (element) =>
          element instanceof HTMLAnchorElement ? element.pathname : element.textContent,
        ),
      )
    const expected = years.flatMap((year) => [
      year,
      ...posts.filter(({ date }) => date.startsWith(year)).map(({ path }) => path),
    ])
    expect(outline).toEqual(expected)
  }
})

test('B24 an entry of the archive is one link with date and title', async ({ page }) => {
  await open(page, '/blog/archive')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(blog.length)
  for (const entry of await entries.all()) {
    await expect(entry.getByRole('link')).toHaveCount(1)
    await expect(entry.getByRole('link')).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日.*\S/)
    expect(await entry.innerText()).toBe(await entry.getByRole('link').innerText())
  }
  await page.getByRole('link', { name: /^2021年8月26日.*欢迎光临$/ }).click()
  await expect(page).toHaveURL('/blog/welcome')
})

test('B25 the archive has no sidebar', async ({ page }) => {
  await page.goto('/blog/archive')
  await expect(title(page)).toHaveText('归档')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(postsSidebar(page)).toHaveCount(0)
  await page.goto('/blog/tags')
  await expect(postsSidebar(page)).toHaveCount(1)
})

test('B26 the title of a post is there once', async ({ page }) => {
  for (const { path } of [...blog, ...games]) {
    const document = await staticPage(page, path)
    const headings = await document.evaluate((root) =>
      Array.from(root.querySelectorAll('h1'), (heading) => heading.textContent),
    )
    expect(headings, path).toHaveLength(1)
    const text = await articleText(page, path)
    expect([...text.headings, ...text.paragraphs], path).not.toContain(headings[0])
  }
})

test('B27 the newer post is at the left, the older at the right', async ({ page }) => {
  await page.goto('/blog/mdx-blog-post')
  const links = postNavigation(page).getByRole('link')
  await expect(links).toHaveCount(2)
  const newer = links.filter({ hasText: '较新' })
  const older = links.filter({ hasText: '较早' })
  await expect(newer).toHaveAttribute('href', '/blog/welcome')
  await expect(newer).toContainText('欢迎光临')
  await expect(older).toHaveAttribute('href', '/blog/long-blog-post')
  await expect(older).toContainText('一页是怎么做出来的')
  const [left, right] = [await newer.boundingBox(), await older.boundingBox()]
  expect(left?.x).toBeLessThan(right?.x ?? 0)
})

test('B28 the newest post has nothing newer, the oldest nothing older', async ({ page }) => {
  await page.goto('/blog/stripo')
  const links = postNavigation(page).getByRole('link')
  await expect(links).toHaveText([/较早\s*欢迎光临/])
  await page.goto('/blog/first-blog-post')
  await expect(links).toHaveText([/较新\s*一页是怎么做出来的/])
})

test('B29 authors show picture, name and title, and their links open a new tab', async ({
  page,
}) => {
  await page.goto('/blog/welcome')
  const authors = page.getByRole('article').locator('header').getByRole('listitem')
  await expect(authors).toHaveCount(2)
  for (const [index, [name, role]] of (
    [
      ['店主', '看店、进货、写字'],
      ['店员', '理货、试玩、看门'],
    ] as const
  ).entries()) {
    const author = authors.nth(index)
    await expect(author).toContainText(role)
    const link = author.getByRole('link', { name })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/)
    await expect(link).toHaveAccessibleName(/在新标签页打开/)
    const picture = author.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('B31 the sidebar shows its title and the recent posts, the open one marked', async ({
  page,
}) => {
  await open(page, '/blog/welcome')
  const sidebar = postsSidebar(page)
  await expect(sidebar).toContainText('最近文章')
  await expect(sidebar.getByRole('link')).toHaveCount(5)
  const hrefs = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(blog.map(({ path }) => path))
  const current = sidebar.locator('[aria-current=page]')
  await expect(current).toHaveText(['欢迎光临'])
  await sidebar.getByRole('link', { name: '会动的文章' }).click()
  await expect(title(page)).toHaveText('会动的文章')
  await expect(current).toHaveText(['会动的文章'])
})

test('B32 nothing in the sidebar is current on lists', async ({ page }) => {
  for (const address of ['/blog', '/blog/tags', '/blog/tags/hello']) {
    await page.goto(address)
    await expect(postsSidebar(page).getByRole('link')).toHaveCount(5)
    await expect(postsSidebar(page).locator('[aria-current]')).toHaveCount(0)
  }
})

test('B33 the sidebar is a column of wide windows only', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await page.goto('/blog')
  await expect(postsSidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(postsSidebar(page)).toBeHidden()
})

test('B35 a list of one page has no pagination, not even an empty one', async ({ page }) => {
  for (const address of ['/blog', '/game', '/en/blog']) {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: /^(?:列表翻页|List pages)$/ })).toHaveCount(0)
    const empty = page.locator('nav:not(:has(a, button))')
    await expect(empty, address).toHaveCount(0)
  }
})

test('B36 a post has contents only when it has headings', slow, async ({ page }) => {
  for (const { path } of [...blog, ...games]) {
    const { headings } = await articleText(page, path)
    await page.goto(path)
    await expect(contents(page), path).toHaveCount(headings.length > 0 ? 1 : 0)
    if (headings.length > 0) await expect(contents(page).getByRole('link')).toHaveText(headings)
  }
  await page.goto('/blog')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect(contents(page)).toHaveCount(0)
})

test('M20 a picture of a post has its width and height', async ({ page }) => {
  await page.goto('/blog/welcome')
  const image = page.getByRole('main').getByRole('img', { name: /^杂货铺的门面/ })
  await expect(image).toHaveAttribute('width', /^\d+$/)
  await expect(image).toHaveAttribute('height', /^\d+$/)
})

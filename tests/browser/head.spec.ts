import type { Page } from '@playwright/test'
import { docsLink } from './docsSidebar.ts'
import { mainNavigation, title } from './landmarks.ts'
import { documentRequests, expect, open, test } from './shop.ts'

const site = 'https://zahuopu.example'

/** Every tag of the head that describes the page, by its name; a name that is there twice is kept twice. */
function described(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll('head meta[name], head meta[property], head link[rel=canonical]'),
      (tag): [string, string] => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
      ],
    ),
  )
}

async function valueOf(page: Page, name: string): Promise<string | undefined> {
  const values = (await described(page)).filter(([key]) => key === name)
  expect(values.length, name).toBeLessThanOrEqual(1)
  return values[0]?.[1]
}

/** The steps of a reader through the site, without a new document. */
const steps: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['/blog', '博客', (page) => goTo(page, '博客')],
  ['/game', '游戏库', (page) => goTo(page, '游戏')],
  ['/docs/frontend/', '', (page) => goTo(page, '前端')],
  ['/blog', '博客', (page) => goTo(page, '博客')],
  ['/game', '游戏库', (page) => goTo(page, '游戏')],
]

function goTo(page: Page, name: string): Promise<void> {
  return mainNavigation(page).getByRole('link', { name, exact: true }).click()
}

test('H01 the title is page and site, in the document and after client navigation', async ({
  page,
}) => {
  await open(page, '/docs/frontend/css/layout')
  await expect(page).toHaveTitle('布局 | 杂货铺')
  await docsLink(page, '选择器').click()
  await expect(page).toHaveTitle('选择器 | 杂货铺')
  await goTo(page, '博客')
  await expect(page).toHaveTitle('博客 | 杂货铺')
  await page.goBack()
  await expect(page).toHaveTitle('选择器 | 杂货铺')
  await page.goto('/en/blog')
  await expect(page).toHaveTitle('Blog | The General Store')
})

test('H02 after each of five navigations the head is that of the document itself', async ({
  page,
}) => {
  await open(page, '/')
  const documents = documentRequests(page)
  const met: (readonly [string, [string, string][], string])[] = []
  for (const [path, heading, step] of steps) {
    await step(page)
    await expect(page).toHaveURL(path)
    if (heading) await expect(title(page)).toHaveText(heading)
    await expect.poll(() => valueOf(page, 'og:url')).toBe(site + path)
    const tags = await described(page)
    expect(new Set(tags.map(([name]) => name)).size, path).toBe(tags.length)
    for (const name of ['description', 'og:title', 'og:description', 'og:url', 'canonical'])
      expect(await valueOf(page, name), `${name} of ${path}`).toMatch(/\S/)
    expect(await valueOf(page, 'og:description')).toBe(await valueOf(page, 'description'))
    await expect(page.locator('head title')).toHaveCount(1)
    met.push([path, tags, await page.title()])
  }
  expect(documents).toEqual([])
  for (const [path, tags, name] of met) {
    await page.goto(path)
    expect((await described(page)).toSorted(), path).toEqual(tags.toSorted())
    expect(await page.title()).toBe(name)
  }
})

for (const [address, canonical] of [
  ['/', `${site}/`],
  ['/blog/?x=1', `${site}/blog`],
  ['/blog?x=1#y', `${site}/blog`],
  ['/docs/frontend/?x=1', `${site}/docs/frontend/`],
  ['/blog/tags/工具推荐', `${site}/blog/tags/${encodeURIComponent('工具推荐')}`],
  ['/en/game/tags/动作', `${site}/en/game/tags/${encodeURIComponent('动作')}`],
] as const) {
  test(`H03 the canonical address of ${address} is ${canonical}`, async ({ page }) => {
    await page.goto(address)
    expect(await valueOf(page, 'canonical')).toBe(canonical)
    expect(await valueOf(page, 'og:url')).toBe(canonical)
    await open(page, address)
    expect(await valueOf(page, 'canonical')).toBe(canonical)
  })
}

test('H04 a post has the metas of an article, and other pages have not', async ({ page }) => {
  await page.goto('/blog/welcome')
  expect(await valueOf(page, 'og:type')).toBe('article')
  expect(await valueOf(page, 'article:published_time')).toMatch(/^2021-08-26T00:00:00(?:\.000)?Z$/)
  expect((await valueOf(page, 'article:tag'))?.split(/,\s*/)).toEqual([
    'facebook',
    'hello',
    'docusaurus',
  ])
  const authors = (await valueOf(page, 'article:author'))?.split(/,\s*/) ?? []
  expect(authors.length).toBeGreaterThan(0)
  for (const author of authors) expect(author).toMatch(/^https?:\/\//)
  await open(page, '/blog/welcome')
  await goTo(page, '游戏')
  await expect(title(page)).toHaveText('游戏库')
  expect((await described(page)).filter(([name]) => name.startsWith('article:'))).toEqual([])
  expect(await valueOf(page, 'og:type')).not.toBe('article')
})

import { articleText } from './articleText.ts'
import { listEntry, readMore, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { blog, games, tagCounts } from './posts.ts'
import { documentRequests, expect, open, sharedTest as test, test as ownTest } from './shop.ts'
import { readStaticPages, staticPage } from './staticPage.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

const newestFirst = blog.map(({ path }) => path)
const long = '/blog/long-blog-post'

test('B01 the list shows all posts, newest first', async ({ page }) => {
  const document = await staticPage(page, '/blog')
  const entries = await document.evaluate((root) =>
    Array.from(root.querySelectorAll('main article'), (article) => ({
      path: article.querySelector('h2 a')?.getAttribute('href'),
      date: article.querySelector('time')?.getAttribute('datetime')?.slice(0, 10),
    })),
  )
  expect(entries).toEqual(blog.map(({ path, date }) => ({ path, date })))
})

test('B02 the title of an entry is an h2 that leads to the post', async ({ page }) => {
  await open(page, '/blog')
  const headings = page.getByRole('article').getByRole('heading', { level: 2 })
  await headings.getByRole('link', { name: '一页是怎么做出来的' }).click()
  await expect(page).toHaveURL(long)
  await expect(title(page)).toHaveText('一页是怎么做出来的')
})

test('B03 reading time is nowhere', async ({ page }) => {
  const lists = ['/blog', '/blog/tags/docusaurus', '/game', '/game/tags/switch', '/en/blog']
  const paths = [...lists, ...newestFirst, ...games.map(({ path }) => path)]
  const pages = await readStaticPages(page, paths, (roots) =>
    roots.map((root) =>
      Array.from(root.querySelectorAll('main article header'), (header) => header.textContent),
    ),
  )
  for (const [address, headers] of pages) {
    expect(headers, address).not.toEqual([])
    for (const text of headers) expect(text, address).not.toMatch(/分钟|\bmin(?:ute)?s?\b|[·•]/i)
  }
})

test('B04 a truncated post shows only what comes before the marker', async ({ page }) => {
  const entry = await articleText(page, '/blog', long)
  const post = await articleText(page, long)
  expect(post.paragraphs.length).toBeGreaterThan(10)
  expect(entry.paragraphs.length).toBeGreaterThan(0)
  expect(entry.paragraphs).toEqual(post.paragraphs.slice(0, entry.paragraphs.length))
  expect(entry.paragraphs.length).toBeLessThan(post.paragraphs.length)
  expect(post.headings.length).toBeGreaterThan(0)
  for (const heading of post.headings) expect(entry.headings).not.toContain(heading)
})

test('B05 the post’s page shows the whole text and no marker', async ({ page }) => {
  const { paragraphs, comments } = await articleText(page, long)
  expect(paragraphs.some((text) => text.includes('跟客人说hello'))).toBe(true)
  expect(paragraphs.some((text) => text.includes('文章是文章，应用是后来的事'))).toBe(true)
  const marker = /^\s*(?:<!--|\{\/\*)?\s*truncate\s*(?:-->|\*\/\})?\s*$/
  expect([...paragraphs, ...comments].filter((text) => marker.test(text))).toEqual([])
})

test('B06 the marker spelled in code spans cuts nothing', async ({ page }) => {
  await page.goto('/blog')
  await expect(listEntry(page, long).getByRole('code')).toHaveText(['<!--', 'truncate', '-->'])
})

test('B07 read more is only on truncated posts', async ({ page }) => {
  await page.goto('/blog')
  for (const { path, truncated } of blog) {
    await expect(listEntry(page, path), path).toHaveCount(1)
    await expect(readMore(listEntry(page, path)), path).toHaveCount(truncated ? 1 : 0)
  }
})

test('B08 the name of read more contains the title of its post', async ({ page }) => {
  for (const [address, name, postTitle] of [
    ['/blog', '阅读全文：一页是怎么做出来的', '一页是怎么做出来的'],
    ['/game', '阅读全文：暖雪', '暖雪'],
    ['/en/game', 'Read more about Warm Snow', 'Warm Snow'],
  ] as const) {
    await page.goto(address)
    const link = page.getByRole('link', { name, exact: true })
    await expect(link, address).toHaveCount(1)
    await expect(link, 'search engines read the text and not the label').toContainText(postTitle)
  }
})

test('B09 a long post without marker shows its beginning in the list', async ({ page }) => {
  const entry = await articleText(page, '/blog', '/blog/welcome')
  const post = await articleText(page, '/blog/welcome')
  expect(entry.paragraphs.length).toBeGreaterThan(0)
  expect(entry.paragraphs).toEqual(post.paragraphs.slice(0, entry.paragraphs.length))
  expect(post.paragraphs).toContain('茶在架子上，自己倒。')
  expect(entry.paragraphs).not.toContain('茶在架子上，自己倒。')
})

test('B10 tag pages cut posts as lists do', async ({ page }) => {
  await page.goto('/blog/tags/hello')
  await expect(readMore(page)).toHaveCount(2)
  await expect(readMore(listEntry(page, long))).toHaveCount(1)
})

test('B11 the tags of an entry lead to their pages', async ({ page }) => {
  await open(page, '/blog')
  const tag = { name: 'docusaurus', exact: true }
  await listEntry(page, '/blog/welcome').locator('footer').getByRole('link', tag).click()
  await expect(page).toHaveURL('/blog/tags/docusaurus')
  await expect(title(page)).toContainText('docusaurus')
})

test('B12 the tag index lists every tag with its count', async ({ page }) => {
  for (const root of ['', '/en']) {
    const document = await staticPage(page, `${root}/blog/tags`)
    const counts = await document.evaluate((html) =>
      Array.from(html.querySelectorAll('main a[href*="/tags/"]'), (link) => [
        decodeURI(link.getAttribute('href') ?? '').replace(/^.*\//, ''),
        Number(/\d+$/.exec(link.textContent)?.[0]),
      ]),
    )
    expect(counts).toHaveLength(7)
    expect(Object.fromEntries(counts)).toEqual(tagCounts(blog))
  }
})

test('B13 the tag index groups by first character', async ({ page }) => {
  for (const [address, initials] of [
    ['/blog/tags', ['D', 'E', 'F', 'H', 'S', '工']],
    ['/en/blog/tags', ['D', 'E', 'F', 'H', 'S', 'T']],
  ] as const) {
    await page.goto(address)
    const groups = page.getByRole('main').getByRole('heading', { level: 2 })
    expect((await groups.allInnerTexts()).sort(), address).toEqual(initials)
  }
})

for (const locale of ['zh-CN', 'en-US']) {
  ownTest.describe(`in a browser with the language ${locale}`, () => {
    ownTest.use({ locale })

    ownTest(
      'B14 tags keep the order of the static HTML',
      slowUnless(locale === 'en-US'),
      async ({ page }) => {
        for (const address of ['/blog/tags', '/en/blog/tags', '/game/tags', '/en/game/tags']) {
          const tags = (root: Document) =>
            Array.from(root.querySelectorAll('main h2, main a'), (element) => element.textContent)
          const sent = await (await staticPage(page, address)).evaluate(tags)
          await open(page, address)
          const shown = await (await page.evaluateHandle(() => document)).evaluate(tags)
          expect(shown, address).toEqual(sent)
          expect(sent.length, address).toBeGreaterThan(7)
        }
      },
    )
  })
}

test('B15 the heading of a tag page states number and label, and so does the title', async ({
  page,
}) => {
  await page.goto('/blog/tags/docusaurus')
  await expect(title(page)).toHaveText(/^(?=.*docusaurus)(?=.*\b4篇).*$/)
  await expect(page).toHaveTitle(`${await title(page).innerText()} | 杂货铺`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
})

test('B16 a tag page links back to the tag index', async ({ page }) => {
  await open(page, '/blog/tags/docusaurus')
  await page.getByRole('main').getByRole('link', { name: '全部标签' }).click()
  await expect(page).toHaveURL('/blog/tags')
  await expect(title(page)).toHaveText('标签')
})

test('B17 a Chinese tag page opens by its raw and its encoded address', async ({ page }) => {
  const encoded = encodeURI('/blog/tags/工具推荐')
  const spellings = ['/blog/tags/工具推荐', encoded, encoded.toLowerCase(), `${encoded}/`]
  for (const address of spellings) {
    await open(page, address)
    await expect(title(page), address).toContainText('工具推荐')
    await expect(listEntry(page, '/blog/stripo'), address).toHaveCount(1)
  }
})

test('B18 a Chinese tag page opens inside the app', slow, async ({ page }) => {
  await open(page, '/blog/stripo')
  const documents = documentRequests(page)
  await page.getByRole('article').getByRole('link', { name: '工具推荐' }).click()
  await expect(title(page)).toContainText('工具推荐')
  await expect(page).toHaveURL(encodeURI('/blog/tags/工具推荐'))
  expect(documents).toEqual([])
})

test('B19 a Chinese tag page can be reloaded', slow, async ({ page }) => {
  await open(page, '/blog/stripo')
  await page.getByRole('article').getByRole('link', { name: '工具推荐' }).click()
  await expect(title(page)).toContainText('工具推荐')
  expect((await page.reload())?.status()).toBe(200)
  await expect(title(page)).toContainText('工具推荐')
})

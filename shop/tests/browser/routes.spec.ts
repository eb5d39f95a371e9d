import { access } from 'node:fs/promises'
import { addresses } from './addresses.ts'
import { followLink } from '../../../packages/awning/tests/browser/followLink.ts'
import { mainNavigation, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { expectNotFound } from './notFound.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { staticPage } from './staticPage.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

test('R08 the HTML contains the whole content before any script', async ({ page }) => {
  const document = await staticPage(page, '/blog/welcome')
  const found = await document.evaluate((root) => ({
    heading: root.querySelector('main h1')?.textContent,
    sections: root.querySelectorAll('main article h2').length,
    text: root.querySelector('main article')?.textContent ?? '',
    links: root.querySelectorAll('main article a[href]').length,
    image: root.querySelector('main article img[alt*=门面]')?.getAttribute('src') ?? '',
  }))
  expect(found.heading).toBe('欢迎光临')
  expect(found.sections).toBeGreaterThanOrEqual(5)
  expect(found.text).toContain('门没有锁，也没有人递表格给你填。')
  expect(found.text).toContain('茶在架子上，自己倒。')
  expect(found.links).toBeGreaterThanOrEqual(10)
  expect(found.image).not.toBe('')
})

test('R09 every route is written as a folder with an index.html, and there is one 404.html', async () => {
  const output = new URL('../../dist/', import.meta.url)
  for (const address of addresses) {
    const folder = address.endsWith('/') ? address : `${address}/`
    await expect(access(new URL(`.${folder}index.html`, output)), address).resolves.toBeUndefined()
  }
  await expect(access(new URL('404.html', output))).resolves.toBeUndefined()
})

test('R10 a trailing slash is tolerated on ordinary pages', async ({ page }) => {
  for (const [address, heading] of [
    ['/blog/', '博客'],
    ['/blog/welcome/', '欢迎光临'],
    ['/en/blog/welcome/', 'Come on in'],
  ] as const) {
    await open(page, address)
    await expect(title(page)).toHaveText(heading)
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('R11 a missing slash is tolerated on docs that are a folder’s index', async ({ page }) => {
  for (const address of ['/docs/frontend', '/en/docs/frontend/javascript/data-type']) {
    const defined = await staticPage(page, `${address}/`)
    const heading = await defined.evaluate((root) => root.querySelector('h1')?.textContent ?? '')
    await open(page, address)
    await expect(title(page)).toHaveText(heading)
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('R13 /docs is the overview, with every category of the sidebar', async ({ page }) => {
  for (const address of ['/docs', '/en/docs']) {
    const document = await staticPage(page, address)
    const { heading, categories, pages, text, linked } = await document.evaluate((root) => {
      const sidebar = root.querySelector('nav[aria-label=文档目录], nav[aria-label="Docs sidebar"]')
      const main = root.querySelector('main')
      const hrefs = (parent: Element | null) =>
        Array.from(parent?.querySelectorAll('a[href]') ?? [], (link) => link.getAttribute('href'))
      const labels = Array.from(sidebar?.querySelectorAll('summary') ?? [], (summary) =>
        summary.textContent.trim(),
      )
      return {
        heading: main?.querySelector('h1')?.textContent ?? '',
        // A category that is a page has its name on the link next to an unlabelled caret.
        categories: labels.filter((label) => label !== ''),
        pages: hrefs(sidebar),
        text: main?.textContent ?? '',
        linked: hrefs(main),
      }
    })
    expect(heading).toBe(address === '/docs' ? '文档总览' : 'All docs')
    expect(categories.length).toBeGreaterThanOrEqual(8)
    for (const category of categories) expect(text).toContain(category)
    expect(pages.length).toBeGreaterThanOrEqual(29)
    expect(linked).toEqual(expect.arrayContaining(pages))
  }
})

test('R14 /docs is no redirect', async ({ page }) => {
  expect((await page.request.get('/docs', { maxRedirects: 0 })).status()).toBe(200)
  await page.goto('/blog')
  await page.goto('/docs')
  await expect(page).toHaveURL('/docs')
  await page.goBack()
  await expect(title(page)).toHaveText('博客')
  // The same inside the running app.
  await open(page, '/blog')
  await followLink(page, '/docs')
  await expect(title(page)).toHaveText('文档总览')
  await expect(page).toHaveURL('/docs')
  await page.goBack()
  await expect(title(page)).toHaveText('博客')
  await expect(page).toHaveURL('/blog')
})

test('R15 the case of a path matters', async ({ page }) => {
  await staticPage(page, '/docs/frontend/css/advanced/BEM')
  await expectNotFound(page, '/docs/frontend/css/advanced/bem')
  await expectNotFound(page, '/Blog')
})

test('R16 /index.html shows the same page', slow, async ({ page }) => {
  await open(page, '/blog/index.html')
  await expect(title(page)).toHaveText('博客')
  await followLink(page, '/docs/index.html')
  await expect(title(page)).toHaveText('文档总览')
})

test(
  'R17 a query does not change the page, and links do not carry it on',
  slow,
  async ({ page }) => {
    await open(page, '/blog?x=1')
    await expect(title(page)).toHaveText('博客')
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: '欢迎光临' }).click()
    await expect(title(page)).toHaveText('欢迎光临')
    await expect(page).toHaveURL('/blog/welcome')
  },
)

test('R19 a malformed hash is no crash', async ({ page }) => {
  await open(page, '/blog/welcome#%')
  await expect(title(page)).toHaveText('欢迎光临')
  // Inside the app it names nothing: a new page starts at its top, a page that is there stays.
  await mainNavigation(page).getByRole('link', { name: '博客' }).click()
  await expect(title(page)).toHaveText('博客')
  await page.evaluate(() => scrollTo(0, 400))
  await followLink(page, '/blog/welcome#%E0%A4')
  await expect(title(page)).toHaveText('欢迎光临')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await followLink(page, '/blog/welcome#%')
  await expect(page).toHaveURL('/blog/welcome#%')
  await expect(title(page)).toHaveText('欢迎光临')
})

import type { Page } from '@playwright/test'
import { docsLink } from '../../../packages/awning/tests/browser/docsSidebar.ts'
import { mainNavigation, title } from '../../../packages/awning/tests/browser/landmarks.ts'
import { documentRequests, expect, open, sharedTest as test, start } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const site = 'https://zahuopu.example'

/** Every tag of the head that describes the page, by its name; a name that occurs twice is listed twice. */
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

async function valuesOf(page: Page, name: string): Promise<string[]> {
  return (await described(page)).flatMap(([key, value]) => (key === name ? [value] : []))
}

async function valueOf(page: Page, name: string): Promise<string | undefined> {
  const values = await valuesOf(page, name)
  expect(values.length, name).toBeLessThanOrEqual(1)
  return values[0]
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

test(
  'H02 after each of five navigations the head is that of the document itself',
  slow,
  async ({ page }) => {
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
      // The structured data of the document was about another page.
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      met.push([path, tags, await page.title()])
    }
    expect(documents).toEqual([])
    for (const [path, tags, name] of met) {
      await page.goto(path)
      expect((await described(page)).toSorted(), path).toEqual(tags.toSorted())
      expect(await page.title()).toBe(name)
    }
  },
)

test('H03 the canonical address has neither query nor hash, the slash of its route, and is encoded', async ({
  page,
  request,
}) => {
  for (const [address, canonical] of [
    ['/', `${site}/`],
    ['/blog/?x=1', `${site}/blog`],
    ['/docs/frontend/?x=1', `${site}/docs/frontend/`],
    ['/blog/tags/工具推荐', `${site}/blog/tags/${encodeURIComponent('工具推荐')}`],
    ['/en/game/tags/动作', `${site}/en/game/tags/${encodeURIComponent('动作')}`],
  ] as const) {
    const html = await (await request.get(encodeURI(address))).text()
    const links = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
    expect(
      links.map(([, href]) => href),
      address,
    ).toEqual([canonical])
    expect(html, address).toContain(`<meta property="og:url" content="${canonical}"`)
  }
  // The app leaves it as it is.
  for (const address of ['/blog?x=1#y', '/docs/frontend/?x=1', '/blog/tags/工具推荐']) {
    await page.goto(address)
    const canonical = await valueOf(page, 'canonical')
    await start(page)
    expect(await valueOf(page, 'canonical'), address).toBe(canonical)
    expect(await valueOf(page, 'og:url'), address).toBe(canonical)
  }
})

test('H04 a post has the metas of an article, and other pages have not', async ({ page }) => {
  await page.goto('/blog/welcome')
  expect(await valueOf(page, 'og:type')).toBe('article')
  expect(await valueOf(page, 'article:published_time')).toMatch(/^2021-08-26T00:00:00(?:\.000)?Z$/)
  expect(await valueOf(page, 'article:modified_time')).toMatch(/^20\d\d-\d\d-\d\d/)
  expect(await valuesOf(page, 'article:tag')).toEqual(['facebook', 'hello', 'docusaurus'])
  const authors = await valuesOf(page, 'article:author')
  expect(authors.length).toBeGreaterThan(0)
  for (const author of authors) expect(author).toMatch(/^https?:\/\//)
  await open(page, '/blog/welcome')
  await goTo(page, '游戏')
  await expect(title(page)).toHaveText('游戏库')
  expect((await described(page)).filter(([name]) => name.startsWith('article:'))).toEqual([])
  expect(await valueOf(page, 'og:type')).not.toBe('article')
})

test('other sites get a picture of the page, with its size and words, in the language of the page', async ({
  page,
  request,
}) => {
  for (const [address, picture, words, locale, other] of [
    ['/', 'zh/index', '杂货铺 | 技术书与游戏的杂货铺', 'zh_CN', 'en_US'],
    ['/en/docs/frontend/', 'en/docs/frontend', 'Frontend', 'en_US', 'zh_CN'],
    ['/blog/welcome', 'zh/blog/welcome', '欢迎光临', 'zh_CN', 'en_US'],
  ] as const) {
    await page.goto(address)
    const found = Object.fromEntries(await described(page))
    expect(found, address).toMatchObject({
      'og:image': `${site}/social/${picture}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(words),
      'og:locale': locale,
      'og:locale:alternate': other,
      'twitter:card': 'summary_large_image',
      'twitter:image': `${site}/social/${picture}.png`,
    })
    const body = await (await request.get(`/social/${picture}.png`)).body()
    expect([body.readUInt32BE(16), body.readUInt32BE(20)], address).toEqual([1200, 630])
  }
})

test('the bars around a page have the colour of its mode, and icons and manifest are there', async ({
  page,
  request,
}) => {
  await page.goto('/en/blog')
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
  const light = await paper()
  expect(await valueOf(page, 'theme-color')).toBe(light)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  expect(await paper()).not.toBe(light)
  expect(await valueOf(page, 'theme-color')).toBe(await paper())
  await page.locator('[data-do=theme]').first().click()
  expect(await valueOf(page, 'theme-color')).toBe(light)

  const icons = await page
    .locator('head link[rel~=icon], head link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  const href = await page.locator('head link[rel=manifest]').getAttribute('href')
  expect(href).toBe('/en/manifest.webmanifest')
  const manifest = await request.get(href ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons: pictures, theme_color } = (await manifest.json()) as {
    icons: { src: string; type: string; sizes: string }[]
    theme_color: string
  }
  expect(theme_color).toBe(light)
  for (const { src, type, sizes } of pictures) {
    const answer = await request.get(src)
    expect(answer.headers()['content-type'], src).toContain(type)
    if (type !== 'image/png') continue
    const size = (await answer.body()).readUInt32BE(16)
    expect(`${size}x${size}`, src).toBe(sizes)
  }
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200)
})

test('every page has structured data with its breadcrumbs and its kind', async ({ request }) => {
  const structuredDataAt = async (address: string) => {
    const html = await (await request.get(address)).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(blocks, address).toHaveLength(1)
    const data = JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': { '@type': string }[] }
    return new Map(data['@graph'].map((node) => [node['@type'], node]))
  }
  expect((await structuredDataAt('/en/')).get('WebSite')).toMatchObject({
    url: `${site}/en/`,
    inLanguage: 'en',
    potentialAction: { target: { urlTemplate: `${site}/en/?q={search_term_string}` } },
  })
  const doc = await structuredDataAt('/docs/frontend/css/advanced/BEM')
  expect(doc.get('TechArticle')).toMatchObject({
    url: `${site}/docs/frontend/css/advanced/BEM`,
    inLanguage: 'zh',
    isPartOf: { '@id': `${site}/#website` },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    image: { url: `${site}/social/zh/docs/frontend/css/advanced/BEM.png`, width: 1200 },
  })
  expect(doc.get('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site}/` },
      { position: 2, item: `${site}/docs` },
      { position: 3, name: 'CSS', item: `${site}/docs/frontend/css/selector` },
      { position: 4, name: '进阶', item: `${site}/docs/frontend/css/advanced/BEM` },
      { position: 5, item: `${site}/docs/frontend/css/advanced/BEM` },
    ],
  })
  expect((await structuredDataAt('/en/blog/welcome')).get('BlogPosting')).toMatchObject({
    headline: 'Come on in',
    datePublished: '2021-08-26T00:00:00.000Z',
    inLanguage: 'en',
    author: [{ '@type': 'Person' }, { '@type': 'Person' }],
    isPartOf: { '@type': 'Blog', '@id': `${site}/en/blog` },
  })
  const game = await structuredDataAt('/game/warmsnow')
  expect(game.get('VideoGame')).toMatchObject({
    url: `${site}/game/warmsnow`,
    review: { '@type': 'Review', inLanguage: 'zh' },
  })
  for (const address of ['/docs', '/blog', '/blog/archive', '/game/tags', '/game/tags/动作'])
    expect((await structuredDataAt(address)).has('BreadcrumbList'), address).toBe(true)
})

import type { APIRequestContext } from '@playwright/test'
import { feedReaders, xhtmlNamespace } from '../../../packages/awning/tests/sites/feedRules.ts'
import { childrenOf, readXml } from '../../../packages/awning/tests/sites/readXml.ts'
import { addresses } from './addresses.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

const site = 'https://zahuopu.example'
const files = Object.keys(feedReaders) as (keyof typeof feedReaders)[]
const lists = ['/blog', '/game', '/en/blog', '/en/game']

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

/** Every address of a map, as a path with real characters. */
async function mapped(request: APIRequestContext, address: string): Promise<string[]> {
  const { root } = readXml(await textAt(request, address))
  return childrenOf(root, 'http://www.sitemaps.org/schemas/sitemap/0.9 url').map((url) => {
    const [loc] = childrenOf(url, 'http://www.sitemaps.org/schemas/sitemap/0.9 loc')
    expect(loc?.text, 'encoded').toMatch(/^https:\/\/zahuopu\.example\/[\x21-\x7e]*$/)
    expect(childrenOf(url, `${xhtmlNamespace} link`)).toHaveLength(3)
    return decodeURI((loc?.text ?? '').slice(site.length))
  })
}

test('G07 there are feeds of the games, with game posts alone', async ({ request }) => {
  for (const file of files) {
    const { items } = feedReaders[file](await textAt(request, `/game/${file}`))
    expect(items.map(({ url }) => url)).toEqual([
      `${site}/game/warmsnow`,
      `${site}/game/pokemon-legends-arceus`,
    ])
    for (const { html } of items)
      expect(html).toMatch(/<img src="https:[^>]*>[\s\S]*<ul><li><strong>/)
  }
})

test('L04 and H07 each map lists every page of its language, and they agree', async ({
  request,
}) => {
  const [zh, en] = await Promise.all(
    ['/sitemap.xml', '/en/sitemap.xml'].map((address) => mapped(request, address)),
  )
  expect(en?.toSorted()).toEqual(zh?.map((path) => `/en${path}`).toSorted())
  expect([...(zh ?? []), ...(en ?? [])].toSorted()).toEqual([...addresses].toSorted())
  expect(await textAt(request, '/robots.txt')).toContain(`Sitemap: ${site}/en/sitemap.xml`)
})

test(
  'H05 every page leads to the feeds of its language, which are there',
  slow,
  async ({ request }) => {
    const named = new Map<string, Set<string>>()
    for (const address of addresses) {
      const html = await textAt(request, address)
      const head = html.slice(0, html.indexOf('<body'))
      const links = head.matchAll(
        /<link rel="alternate" type="(application\/[^"]+)" title="[^"]+" href="([^"]+)"/g,
      )
      const locale = address.startsWith('/en/') ? '/en' : ''
      const found = Array.from(links, ([, type = '', href = '']) => `${type} ${href}`)
      expect(found, address).toEqual(
        ['/blog', '/game'].flatMap((list) => [
          `application/rss+xml ${locale}${list}/rss.xml`,
          `application/atom+xml ${locale}${list}/atom.xml`,
          `application/feed+json ${locale}${list}/feed.json`,
        ]),
      )
      named.set(locale, new Set(found.map((link) => link.split(' ')[1] ?? '')))
    }
    for (const hrefs of named.values()) for (const href of hrefs) await textAt(request, href)
  },
)

test('H06 and H08 feeds keep the rules of their formats, newest first, whole texts, encoded', async ({
  request,
}) => {
  for (const list of lists) {
    for (const file of files) {
      const text = await textAt(request, `${list}/${file}`)
      const { items, updated, self, home } = feedReaders[file](text)
      expect(self).toBe(site + list + '/' + file)
      expect(home).toBe(site + list)
      const dates = items.map(({ date }) => date)
      expect(dates.length).toBeGreaterThan(1)
      expect(dates).toEqual(dates.toSorted().toReversed())
      // The texts have been changed since they were published.
      expect(updated >= (dates[0] ?? '')).toBe(true)
      for (const { html, title, authors, image } of items) {
        expect(html.length, title).toBeGreaterThan(1500)
        expect(html, title).not.toMatch(
          /<(?:script|style|button|svg|input)\b|<[a-z][^>]*\s(?:class|id|style)=/,
        )
        expect(html, title).not.toMatch(/<[^>]*\s(?:href|src)="(?!https?:|mailto:)/)
        expect(authors.length, title).toBeGreaterThan(0)
        expect((await request.get(image.slice(site.length))).status(), image).toBe(200)
      }
    }
  }
  // The one that moves is drawn as it stands still, and says where it moves.
  const { items } = feedReaders['rss.xml'](await textAt(request, '/en/blog/rss.xml'))
  const moving = items.find(({ url }) => url.endsWith('/mdx-blog-post'))
  expect(moving?.html).toContain(`<p><a href="${site}/en/blog/mdx-blog-post">`)
  expect(moving?.html).toContain('<pre><code>function ring() {')
})

test(
  'a list leads to its feeds, and a feed opened in a browser reads well and leads back',
  slow,
  async ({ page }) => {
    await open(page, '/blog')
    await page.getByRole('link', { name: 'RSS', exact: true }).click()
    await expect(page).toHaveURL('/blog/rss.xml')
    const heading = page.getByRole('heading', { level: 1, name: '博客' })
    await expect(heading).toBeVisible()
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    expect(background).toBe('rgb(251, 248, 241)')
    // What is for machines is not shown.
    expect(await page.evaluate(() => document.querySelector('item')?.getClientRects().length)).toBe(
      0,
    )
    await expect(page.getByRole('link', { name: '欢迎光临' })).toHaveAttribute(
      'href',
      '/blog/welcome',
    )

    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/en/game/atom.xml')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game library')
    await expect(page.getByRole('listitem')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

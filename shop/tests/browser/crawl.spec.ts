import type { Page } from '@playwright/test'
import { addresses, docs } from './addresses.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { readStaticPages } from './staticPage.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

/** What is true of every page as the host sends it. All pages are parsed once, so these tests run in one worker. */
test.describe.configure({ mode: 'default', timeout: 60_000 })

interface StaticPage {
  readonly counts: Readonly<Record<string, number>>
  readonly languages: readonly (string | null)[]
  readonly policies: readonly string[]
  readonly canonical: string
  readonly heading: string
  readonly links: readonly { href: string; target: string; rel: string[] }[]
  /** The docs sidebar: addresses, and those that are marked as current. */
  readonly sidebar: readonly (string | null)[]
  readonly current: readonly (string | null)[][]
}

let read: Promise<(readonly [path: string, found: StaticPage])[]> | undefined

function readPages(page: Page): Promise<(readonly [path: string, found: StaticPage])[]> {
  read ??= readStaticPages(page, addresses, (roots) =>
    roots.map((root) => {
      const all = (selector: string) => Array.from(root.querySelectorAll(selector))
      const count = (selector: string) => all(selector).length
      const attributes = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name))
      const sidebar = 'nav[aria-label="文档目录"]'
      return {
        counts: {
          h1: count('h1'),
          main: count('main'),
          title: count('title:not(svg title)'),
          canonical: count('link[rel=canonical]'),
          styleAttributes: count('[style]'),
          styleElements: count('style'),
        },
        languages: attributes('link[rel=alternate][hreflang]', 'hreflang'),
        policies: all('head > meta[http-equiv="Content-Security-Policy" i]').map(
          (meta) => meta.getAttribute('content') ?? '',
        ),
        canonical: root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        heading: root.querySelector('h1')?.textContent ?? '',
        links: Array.from(root.querySelectorAll<HTMLAnchorElement>('body a[href]'), (link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.target,
          rel: [...link.relList].toSorted(),
        })),
        sidebar: attributes(`${sidebar} a`, 'href'),
        current: all(`${sidebar} [aria-current]`).map((link) => [
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
        ]),
      }
    }),
  )
  return read
}

async function readDocs(page: Page): Promise<(readonly [path: string, found: StaticPage])[]> {
  const pages = new Map(await readPages(page))
  return docs.flatMap((path) => {
    const found = pages.get(path)
    return found ? [[path, found] as const] : []
  })
}

test(
  'every page has the bones of a document and a policy without inline styles',
  slow,
  async ({ page }) => {
    for (const [address, { counts, languages, policies }] of await readPages(page)) {
      expect(counts, address).toEqual({
        h1: 1,
        main: 1,
        title: 1,
        canonical: 1,
        styleAttributes: 0,
        styleElements: 1,
      })
      expect(languages, address).toEqual(['zh', 'en', 'x-default'])
      expect(policies, address).toHaveLength(1)
      expect(policies[0], address).toMatch(/default-src 'self'.*script-src/)
      expect(policies[0], address).not.toContain('unsafe-inline')
    }
  },
)

test('R01 every path of the specification answers with its own HTML', async ({ page }) => {
  const seen = new Set<string>()
  for (const [address, { canonical, heading }] of await readPages(page)) {
    expect(decodeURI(new URL(canonical).pathname)).toBe(address)
    // Blog and games both call theirs "Tags" and "Archive"; inside one area no two pages agree.
    const [area = ''] = address.replace(/^\/(?:en\/)?/, '').split('/')
    const key = `${address.startsWith('/en/') ? 'en' : 'zh'} ${area} ${heading}`
    expect(heading, address).not.toBe('')
    expect(seen, `${address} has a heading of its own`).not.toContain(key)
    seen.add(key)
  }
})

test('R12 links have the form of their route: a slash only for home and folders', async ({
  page,
}) => {
  const defined = new Set([
    ...addresses.map((address) => encodeURI(address)),
    // Not of the specification, but at the foot of every page.
    '/offline',
    '/en/offline',
  ])
  for (const [address, { links }] of await readPages(page)) {
    const internal = links
      .map(({ href }) => href)
      .filter((href) => !/^(?:[a-z]+:|\/\/|#)/.test(href))
    const pages = internal.map((href) => href.replace(/[?#].*$/, '')).filter(isPage)
    expect(pages, address).not.toEqual([])
    expect(
      pages.filter((href) => !defined.has(href)),
      address,
    ).toEqual([])
  }
})

test('A07 every link to another site opens a new tab with noopener noreferrer', async ({
  page,
  baseURL,
}) => {
  let seen = 0
  for (const [address, { links }] of await readPages(page)) {
    const foreign = links.filter(
      ({ href }) => href.startsWith('http') && new URL(href).origin !== baseURL,
    )
    seen += foreign.length
    for (const link of foreign) {
      expect(link, address).toMatchObject({ target: '_blank', rel: ['noopener', 'noreferrer'] })
    }
  }
  expect(seen).toBeGreaterThan(addresses.length)
})

test('D01 D02 all listed docs share one sidebar, which begins with the frontend home', async ({
  page,
}) => {
  const pages = await readDocs(page)
  const sidebar = pages[0]?.[1].sidebar ?? []
  expect(sidebar[0]).toBe('/docs/frontend/')
  expect(sidebar.toSorted()).toEqual(docs.toSorted())
  expect(pages.map(([path, found]) => [path, found.sidebar])).toEqual(
    docs.map((path) => [path, sidebar]),
  )
})

test('D03 exactly the doc that is shown is marked as current', async ({ page }) => {
  const current = (await readDocs(page)).map(([path, found]) => [path, found.current])
  expect(current).toEqual(docs.map((path) => [path, [[path, 'page']]]))
})

test('E17 a visit makes only GET requests, and only to the own origin', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const isOwn = request.method() === 'GET' && new URL(request.url()).origin === baseURL
    if (!isOwn) foreign.push(`${request.method()} ${request.url()}`)
  })
  await open(page, '/')
  for (const path of ['/docs/frontend/', '/game', '/blog']) {
    await page.locator(`header a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/blog/mdx-blog-post')
  await page.goto('/en/docs/frontend/css/layout')
  expect(foreign).toEqual([])
})

/** A file has an extension; a page has none. */
function isPage(href: string): boolean {
  return !/\.[a-z0-9]+$/i.test(href)
}

import { addresses } from './addresses.ts'
import { expect, open, sharedTest as test } from './shop.ts'
import { readStaticPages } from './staticPage.ts'

test('every page has the bones of a document and a policy without inline styles', async ({
  page,
}) => {
  const pages = await readStaticPages(page, addresses, (roots) =>
    roots.map((root) => {
      const count = (selector: string) => root.querySelectorAll(selector).length
      return {
        h1: count('h1'),
        main: count('main'),
        title: count('title:not(svg title)'),
        canonical: count('link[rel=canonical]'),
        styleAttributes: count('[style]'),
        styleElements: count('style'),
        languages: Array.from(root.querySelectorAll('link[rel=alternate][hreflang]'), (link) =>
          link.getAttribute('hreflang'),
        ),
        policies: Array.from(
          root.querySelectorAll('head > meta[http-equiv="Content-Security-Policy" i]'),
          (meta) => meta.getAttribute('content') ?? '',
        ),
      }
    }),
  )
  for (const [address, { policies, ...bones }] of pages) {
    expect(bones, address).toEqual({
      h1: 1,
      main: 1,
      title: 1,
      canonical: 1,
      styleAttributes: 0,
      styleElements: 0,
      languages: ['zh', 'en', 'x-default'],
    })
    expect(policies, address).toHaveLength(1)
    expect(policies[0], address).toMatch(/default-src 'self'.*script-src/)
    expect(policies[0], address).not.toContain('unsafe-inline')
  }
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

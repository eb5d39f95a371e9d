import { gzipSync } from 'node:zlib'
import { addresses } from './addresses.ts'
import { expect, sharedTest as test } from './shop.ts'
import { staticHtml } from './staticPage.ts'

test('the stylesheets of any page are at most 10 KB gzipped', async ({ request }) => {
  const sizes = new Map<string, number>()
  const sizeOf = async (href: string) => {
    const known = sizes.get(href)
    if (known !== undefined) return known
    const size = gzipSync(await (await request.get(href)).body()).length
    sizes.set(href, size)
    return size
  }
  for (const address of addresses) {
    const html = await staticHtml({ request }, address)
    const links = html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
    const all = await Promise.all(Array.from(links, ([, href]) => sizeOf(href ?? '')))
    expect(all.length, address).toBeGreaterThan(0)
    expect(
      all.reduce((sum, size) => sum + size, 0),
      address,
    ).toBeLessThanOrEqual(10 * 1024)
  }
})

test('the HTML of a doc is at most 12 KB gzipped beyond its own text and styles', async ({
  request,
}) => {
  for (const address of addresses.filter((path) => path.includes('/docs/'))) {
    const html = await staticHtml({ request }, address)
    const around = html
      .replace(/<article[\s\S]*<\/article>/, '')
      .replace(/<style>.*?<\/style>/s, '')
    expect(around.length, address).toBeLessThan(html.length)
    expect(gzipSync(around).length, address).toBeLessThanOrEqual(12 * 1024)
  }
})

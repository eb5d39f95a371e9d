import { createServer, type Server } from 'node:http'
import { readFileSync, existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from './shop.ts'
import { test as faultTest } from './faultServer.ts'
import { shopRoot } from '../shopRoot.ts'

/** A host that has put the finished site into a folder that it was not built for. */
async function serveBelow(prefix: string): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length - 1) : undefined
    const file = path && join(shopRoot, 'dist', path.endsWith('/') ? `${path}index.html` : path)
    if (!file || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': file.endsWith('.html') ? 'text/html' : 'text/plain' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('E10 a wrong base shows the red banner on the home page, with the path it should be', async ({
  page,
  allow,
}) => {
  allow(/404/)
  const host = await serveBelow('/sub/')
  await page.goto(`${host.url}/sub/`)
  const banner = page.getByRole('alert')
  await expect(banner).toContainText('现在配置的根路径：/（默认值）')
  await expect(banner).toContainText('/sub/')
  await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)')
  await page.goto(`${host.url}/sub/en/`)
  await expect(banner).toContainText('Your site did not load properly.')
  await expect(banner).toHaveText(/Suggested base URL: \/sub\/$/)
  await page.goto(`${host.url}/sub/blog/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  host.close()
})

test('E11 there is no banner where the site is at home', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('load')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

faultTest(
  'a home page whose style sheet is lost on the way, at its own address, shows no banner',
  async ({ page, faults, allow }) => {
    allow(/Failed to load resource|ERR_/)
    const html = readFileSync(join(shopRoot, 'dist/index.html'), 'utf8')
    for (const [, href] of html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g))
      faults.drop(href ?? '')
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('E13 the banner’s words are in a script, not in the page', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('网站没能正常加载')
  expect(html.replace(/<script>[\s\S]*?<\/script>/g, '')).not.toContain('网站没能正常加载')
})

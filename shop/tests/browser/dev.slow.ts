import { startDevServer, type DevServer } from '../../../packages/awning/tests/browser/devSite.ts'
import { devPort } from '../../../packages/awning/tests/browser/ports.ts'
import { shopRoot } from '../shopRoot.ts'
import { expect, test } from './shop.ts'

/** The dev server on the whole shop, which starts slowly. What it does with edits is tested on a fixture site. */

let site: DevServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startDevServer(shopRoot, devPort)
})
test.afterAll(() => site.close())

test('the dev server shows a lab of the shop, and on /_theme its own components', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${site.url}/docs/frontend/css/advanced/BEM?lab=bem`)
  await expect(page.locator('[data-lab="bem"][data-live-lab]')).toBeVisible({ timeout: 30_000 })
  await page.goto(`${site.url}/_theme`)
  const groups = page.locator('main section[data-group]')
  await expect(groups.locator('> h2').nth(-2)).toHaveText('本站的首页')
  await expect(groups.locator('> h2').last()).toHaveText('游戏')
  await expect(groups.nth(-2).locator('h3 + code').first()).toHaveText('home/Bookshelf.tsx')
  await expect(groups.last().locator('h3 + code').first()).toHaveText('games/library/')
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isInstalled, qtWebEngines } from './packages/awning/tests/oldBrowsers/qtWebEngine.ts'
import shop from './shop/playwright.config.ts'
import { shopRoot } from './shop/tests/shopRoot.ts'

const installed = qtWebEngines.filter(isInstalled)
const missing = qtWebEngines.filter((engine) => !isInstalled(engine))

// Workers read this file as well; one line is enough.
if (missing.length > 0 && process.env['TEST_WORKER_INDEX'] === undefined) {
  const packages = missing.flatMap((engine) => engine.packages).join(' ')
  console.log(
    `${missing.map(({ name }) => name).join(' and ')} cannot be tested here ` +
      `(Debian 12: \`sudo apt-get install --no-install-recommends ${packages}\`).`,
  )
}

const [shopServer] = [shop.webServer ?? []].flat()

/** The finished build of the shop in real browsers of years ago. */
export default defineConfig({
  testDir: join(shopRoot, 'tests/oldBrowsers'),
  forbidOnly: true,
  workers: 1,
  timeout: 30_000,
  reporter: [['list']],
  outputDir: 'test-results',
  ...(installed.length > 0 ? {} : { testIgnore: '**' }),
  projects: installed.map(({ name }) => ({ name })),
  use: { baseURL: shopServer?.url ?? '' },
  ...(shopServer ? { webServer: shopServer } : {}),
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings } from './packages/awning/tests/browser/browserSettings.ts'
import type { Engine } from './packages/awning/tests/drivers/browserTab.ts'
import type { EngineOption } from './packages/awning/tests/drivers/browserTest.ts'
import { otherEngines } from './packages/awning/tests/drivers/installedEngines.ts'
import { shopServer } from './shop/tests/shopServer.ts'
import { shopRoot } from './shop/tests/shopRoot.ts'

const engines: Engine[] = ['chromium', ...otherEngines()]

/** The same tests in three engines, on the finished shop: `npm run browsers`. */
export default defineConfig<EngineOption>({
  ...browserSettings,
  // Firefox and WebKit have several processes each.
  workers: 2,
  timeout: 60_000,
  testDir: join(shopRoot, 'tests/browsers'),
  projects: engines.map((engine) => ({
    name: engine,
    use: { baseURL: shopServer.url, engine },
  })),
  webServer: shopServer,
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings, fixtureServer } from '../packages/awning/tests/browser/browserSettings.ts'
import type { EngineOption } from '../packages/awning/tests/drivers/browserTest.ts'
import { otherEngines } from '../packages/awning/tests/drivers/installedEngines.ts'
import { shopServer } from './tests/shopServer.ts'
import { shopRoot } from './tests/shopRoot.ts'

const use = { baseURL: shopServer.url }

/** Browser tests of the shop run against the finished build, under its own content security policy. */
export default defineConfig<EngineOption>({
  ...browserSettings,
  projects: [
    // All of these tests run in `npm run browsers`. They come first, because the longest would otherwise run alone at the end.
    ...otherEngines().map((engine) => ({
      name: engine,
      testDir: join(shopRoot, 'tests/browsers'),
      testMatch: 'sample.spec.ts',
      use: { ...use, engine },
    })),
    { name: 'shop', testDir: join(shopRoot, 'tests/browser'), use },
  ],
  webServer: [shopServer, fixtureServer],
})

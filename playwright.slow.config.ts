import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings, engineProject } from './packages/awning/tests/browser/browserSettings.ts'
import { repositoryRoot } from './packages/awning/tests/repositoryRoot.ts'
import shop from './shop/playwright.config.ts'

const { grepInvert: _, ...settings } = browserSettings
const slow = /@slow/

/** Browser tests that `npm test` leaves out; `npm run slow` runs them, after a build of the shop. */
export default defineConfig({
  ...settings,
  projects: [
    { ...engineProject, grep: slow },
    ...(shop.projects ?? []).map((project) => ({ ...project, grep: slow })),
    {
      name: 'dev',
      testDir: join(repositoryRoot, 'shop/tests/browser'),
      testMatch: '**/*.slow.ts',
    },
  ],
  ...(shop.webServer ? { webServer: shop.webServer } : {}),
})

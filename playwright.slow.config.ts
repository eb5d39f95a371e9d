import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings, engineProject } from './packages/awning/tests/browser/browserSettings.ts'
import { repositoryRoot } from './packages/awning/tests/repositoryRoot.ts'
import shop from './shop/playwright.config.ts'
import website from './website/playwright.config.ts'

const { grepInvert: _, ...settings } = browserSettings
const slow = /@slow/

/** Browser tests that `npm test` leaves out; `npm run slow` runs them, after a build of the shop and the website. */
export default defineConfig({
  ...settings,
  projects: [
    { ...engineProject, grep: slow },
    ...(shop.projects ?? []).map((project) => ({ ...project, grep: slow })),
    ...(website.projects ?? []),
    {
      name: 'dev',
      testDir: join(repositoryRoot, 'shop/tests/browser'),
      testMatch: '**/*.slow.ts',
    },
  ],
  webServer: [shop.webServer ?? [], website.webServer ?? []].flat(),
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings } from './packages/awning/tests/browser/browserSettings.ts'
import { repositoryRoot } from './packages/awning/tests/repositoryRoot.ts'

/** Browser tests that take too long for every run; `npm run slow` runs them. */
export default defineConfig({
  ...browserSettings,
  testDir: join(repositoryRoot, 'shop/tests/browser'),
  testMatch: '**/*.slow.ts',
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings } from '../packages/awning/tests/browser/browserSettings.ts'
import { websitePort } from '../packages/awning/tests/browser/ports.ts'
import { websiteRoot } from './tests/websiteRoot.ts'

const url = `http://127.0.0.1:${websitePort}`

/** Browser tests of the documentation, which has to be built. */
export default defineConfig({
  ...browserSettings,
  projects: [
    { name: 'website', testDir: join(websiteRoot, 'tests/browser'), use: { baseURL: url } },
  ],
  webServer: {
    command: 'node ../packages/awning/bin/awning.mjs preview',
    cwd: websiteRoot,
    url,
    env: { PORT: String(websitePort) },
    reuseExistingServer: false,
  },
})

import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserSettings, fixtureServer } from '../packages/awning/tests/browser/browserSettings.ts'
import { sitePort } from '../packages/awning/tests/browser/ports.ts'
import { hasWebKit } from '../scripts/ensureBrowser.mjs'
import { shopRoot } from './tests/shopRoot.ts'

const isWebKitTested = hasWebKit()

// Workers read this file as well; one line is enough.
if (!isWebKitTested && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log(
    'WebKit is not tested: WebKitWebDriver or Xvfb was not found ' +
      '(Debian, Ubuntu: `sudo apt-get install webkit2gtk-driver xvfb`).',
  )
}

const url = `http://127.0.0.1:${sitePort}`
const tests = join(shopRoot, 'tests/browser')
const use = { baseURL: url }

/** Browser tests of the shop run against the finished build, under its own content security policy. */
export default defineConfig({
  ...browserSettings,
  projects: [
    { name: 'shop', testDir: tests, testIgnore: '**/webkit/**', use },
    ...(isWebKitTested ? [{ name: 'webkit', testDir: join(tests, 'webkit'), use }] : []),
  ],
  webServer: [
    {
      command: 'node ../packages/awning/bin/awning.mjs preview',
      cwd: shopRoot,
      url,
      env: { PORT: String(sitePort) },
      reuseExistingServer: false,
    },
    fixtureServer,
  ],
})

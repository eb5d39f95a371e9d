import { defineConfig } from '@playwright/test'
import { findBrowser, hasWebKit } from '../scripts/ensureBrowser.mjs'

const port = Number(process.env['TEST_PORT'] ?? 4300)
const executablePath = findBrowser()
const isWebKitTested = hasWebKit()

// Workers read this file as well; one line is enough.
if (!isWebKitTested && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log(
    'WebKit is not tested: WebKitWebDriver or Xvfb was not found ' +
      '(Debian, Ubuntu: `sudo apt-get install webkit2gtk-driver xvfb`).',
  )
}

/** Browser tests run against the finished build, under its own content security policy. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine gets one more try; the report names such a test as flaky.
  retries: 1,
  workers: 2,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    // Requests made through a worker cannot be counted or spoilt; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: '**/webkit/**' },
    ...(isWebKitTested ? [{ name: 'webkit', testDir: 'tests/browser/webkit' }] : []),
  ],
  webServer: {
    command: 'node ../packages/awning/bin/awning.mjs preview',
    url: `http://127.0.0.1:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})

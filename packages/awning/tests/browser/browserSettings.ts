import { join } from 'node:path'
import type { PlaywrightTestConfig, Project } from '@playwright/test'
import { findBrowser } from '../../../../scripts/ensureBrowser.mjs'
import { repositoryRoot } from '../repositoryRoot.ts'
import { fixturePort } from './ports.ts'

const executablePath = findBrowser()

/** What all browser tests have in common, those of the engine and those of a site. */
export const browserSettings = {
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: /@slow/,
  retries: 0,
  // One more than the cores that tests are planned for, because tests often wait.
  workers: 3,
  // Generous, also for a machine that others keep busy: what is tested is that it happens. Budgets are tests of their own.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    // Requests through a service worker cannot be counted or made to fail. Tests of offline reading allow it.
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
} satisfies PlaywrightTestConfig

export const engineProject: Project = {
  name: 'engine',
  testDir: join(repositoryRoot, 'packages/awning/tests/browser'),
}

/** Builds and serves the fixture sites that tests request. */
export const fixtureServer = {
  command: 'node --import tsx packages/awning/tests/browser/fixtureServer.ts',
  cwd: repositoryRoot,
  url: `http://127.0.0.1:${fixturePort}`,
  env: { PORT: String(fixturePort) },
  reuseExistingServer: false,
  // It removes the sites that it has built.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
} satisfies PlaywrightTestConfig['webServer']

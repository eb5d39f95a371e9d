import { defineConfig } from '@playwright/test'
import { browserSettings, engineProject, fixtureServer } from './tests/browser/browserSettings.ts'

/** Browser tests of the engine alone: they run on fixture sites and need no build. */
export default defineConfig({
  ...browserSettings,
  projects: [engineProject],
  webServer: fixtureServer,
})

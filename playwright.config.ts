import { defineConfig } from '@playwright/test'
import { browserSettings, engineProject } from './packages/awning/tests/browser/browserSettings.ts'
import shop from './shop/playwright.config.ts'

/** The browser tests of `npm test`: those of the engine, and those of the shop, which has to be built. */
export default defineConfig({
  ...browserSettings,
  projects: [...(shop.projects ?? []), engineProject],
  ...(shop.webServer ? { webServer: shop.webServer } : {}),
})

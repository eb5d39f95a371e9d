import { defineConfig } from '@playwright/test'
import { browserSettings, engineProject } from './packages/awning/tests/browser/browserSettings.ts'
import shop from './shop/playwright.config.ts'
import website from './website/playwright.config.ts'

/** All browser tests: those of the engine, and those of the shop and the website, which have to be built. */
export default defineConfig({
  ...browserSettings,
  projects: [engineProject, ...(shop.projects ?? []), ...(website.projects ?? [])],
  webServer: [shop.webServer ?? [], website.webServer ?? []].flat(),
})

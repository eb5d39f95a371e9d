import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { startPreview } from '../../packages/awning/src/node/preview/server.ts'
import site from '../site.config.ts'
import { findBrowser } from '../../scripts/ensureBrowser.mjs'

export interface OpenBuild {
  readonly browser: Browser
  /** Address at which `dist/` is served, with the site's base; it ends with `/`. */
  readonly url: string
  /** The folder that is served. */
  readonly folder: string
}

/** Serves `dist/` as it is and opens a browser, and closes both after `use`. */
export async function openBuild(use: (build: OpenBuild) => Promise<void>): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'dist')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no build in dist/: run `npm run build` first.')
  }
  const executablePath = findBrowser()
  if (!executablePath)
    throw new Error(
      'There is no browser; `node scripts/ensureBrowser.mjs` explains how to get one.',
    )
  const server = await startPreview({ root: folder, base: site.base, port: 0 })
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      await use({ browser, url: server.url, folder })
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}

import { join } from 'node:path'
import { startPreview, type Preview } from '../../src/build/preview/server.ts'
import type { SiteConfig } from '../../src/config/site.ts'
import { fixtureSite, type Files } from '../fixtures/fixtureSite.ts'
import { test } from './shop.ts'

/** A fixture site, built and served for the tests of one file; gives the address of a path in it. */
export function serveFixture(
  files: Files,
  config: Partial<SiteConfig> = {},
): (path: string) => string {
  const site = fixtureSite(
    { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', ...files },
    config,
  )
  let preview: Preview | undefined
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    // Bundling the engine for fixtures, the first time.
    test.setTimeout(120_000)
    await site.build()
    preview = await startPreview({ root: join(site.root, 'dist'), base: '/', port: 0 })
  })
  test.afterAll(async () => {
    await preview?.close()
    site.remove()
  })
  return (path) => `${preview?.url}${path}`
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPreview, type Preview } from '../../../packages/awning/src/node/preview/server.ts'
import type { SiteSettings } from '../../../packages/awning/src/config/site.ts'
import {
  fixtureSite,
  hasOwnBundle,
  type Files,
} from '../../../packages/awning/tests/sites/fixtureSite.ts'
import { buildApart } from './nextVersion.ts'
import { test } from './shop.ts'

/** A fixture site, built and served for the tests of one file; gives the address of a path in it. */
export function serveFixture(
  files: Files,
  config: Partial<SiteSettings> = {},
): (path: string) => string {
  const all = { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', ...files }
  let root = ''
  let preview: Preview | undefined
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    // Bundling the engine for fixtures, the first time.
    test.setTimeout(120_000)
    root = await built(all, config)
    preview = await startPreview({ root: join(root, 'dist'), base: '/', port: 0 })
  })
  test.afterAll(async () => {
    await preview?.close()
    rmSync(root, { recursive: true, force: true })
  })
  return (path) => `${preview?.url}${path}`
}

/** A bundle of the site's own is loaded in another process: each can have but one. */
async function built(files: Files, config: Partial<SiteSettings>): Promise<string> {
  if (hasOwnBundle(files)) return buildApart(files, config)
  const site = fixtureSite(files, config)
  await site.build()
  return site.root
}

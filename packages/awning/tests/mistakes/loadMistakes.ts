import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CacheStore } from '../../src/cache/cacheStore.ts'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import type { SiteConfig } from '../../src/config/site.ts'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { createContentLoader } from '../../src/node/contentLoader.ts'
import { noCode } from '../../src/site-code/loadedCode.ts'
import type { Mistake } from './mistake.ts'

/** Reads a site that consists of these files and two good ones, and returns everything that its author is told. */
export async function diagnosticsOf(
  files: Readonly<Record<string, Mistake['data']>>,
  config: SiteConfig = plainSite,
): Promise<readonly Diagnostic[]> {
  const root = mkdtempSync(join(tmpdir(), 'mistakes-'))
  const all: Readonly<Record<string, Mistake['data']>> = {
    'content/zh/docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
    'content/zh/blog/2022-01-01-hello.md': '---\ntitle: Hello\n---\n\nText.\n',
    ...files,
  }
  for (const [name, data] of Object.entries(all)) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    if (typeof data === 'function') data(path)
    else writeFileSync(path, data)
  }
  const cache = new CacheStore(join(root, '.cache'))
  const loader = createContentLoader({
    root,
    config,
    cache,
    drafts: false,
  })
  try {
    return (await loader.load(noCode)).diagnostics
  } finally {
    await loader.close()
    cache.close()
    rmSync(root, { recursive: true, force: true })
  }
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { loadSiteCode } from '../../src/node/loadSiteCode.ts'
import { silent } from '../../src/node/progress.ts'
import { plainConfig } from './fixtureSite.ts'
import { labFiles } from './labSite.ts'
import { openFixture, page } from './openFixture.ts'

it('a lab is the same where several threads render the pages', { timeout: 120_000 }, async () => {
  const site = openFixture({
    ...labFiles,
    'content/zh/docs/dice.md': page('Dice', '::lab{name="dice"}'),
    'site.config.mjs': `export default ${JSON.stringify(plainConfig)}`,
  })
  await site.build()
  const single = site.read('docs/dice/index.html')
  expect(single).toContain('6 sides, zh')
  rmSync(join(site.root, 'dist'), { recursive: true })
  const { renderedPages } = await buildSite({
    root: site.root,
    config: plainConfig,
    code: await loadSiteCode(site.root, plainConfig),
    outDir: join(site.root, 'dist'),
    cacheDir: join(site.root, '.cache'),
    progress: silent,
    configFile: join(site.root, 'site.config.mjs'),
    minPagesForThreads: 1,
  })
  expect(renderedPages).toBeGreaterThan(0)
  expect(site.read('docs/dice/index.html')).toBe(single)
})

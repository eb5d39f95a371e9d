import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { loadSiteCode } from '../../src/node/loadSiteCode.ts'
import { silent } from '../../src/node/progress.ts'
import { plainConfig } from './fixtureSite.ts'
import { labFiles } from './labSite.ts'
import { openFixture, page } from './openFixture.ts'

/** More than one batch of pages, which fail when the variable is set. */
const failing = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    `content/zh/docs/m${at}.mdx`,
    page(`M${at}`, "{globalThis.process?.env.FAIL_PAGES ? missing() : 'fine'}"),
  ]),
)

it(
  'several threads render a lab as one does, and list every page that fails',
  { timeout: 120_000 },
  async () => {
    const site = openFixture({
      ...labFiles,
      ...failing,
      'content/zh/docs/dice.md': page('Dice', '::lab{name="dice"}'),
      'site.config.mjs': `export default ${JSON.stringify(plainConfig)}`,
    })
    await site.build()
    const single = site.read('docs/dice/index.html')
    expect(single).toContain('6 sides, zh')
    rmSync(join(site.root, 'dist'), { recursive: true })
    const code = await loadSiteCode(site.root, plainConfig)
    const options = {
      root: site.root,
      config: plainConfig,
      code,
      outDir: join(site.root, 'dist'),
      cacheDir: join(site.root, '.cache'),
      progress: silent,
      configFile: join(site.root, 'site.config.mjs'),
      minPagesForThreads: 1,
    }
    const { renderedPages } = await buildSite(options)
    expect(renderedPages).toBeGreaterThan(0)
    expect(site.read('docs/dice/index.html')).toBe(single)

    process.env['FAIL_PAGES'] = '1'
    onTestFinished(() => void delete process.env['FAIL_PAGES'])
    rmSync(join(site.root, 'dist'), { recursive: true })
    const failure = String(await buildSite(options).catch((error: unknown) => error))
    for (const file of Object.keys(failing))
      expect(failure).toMatch(new RegExp(`${file}\\n  5:\\d+ error: the page /docs/`))
  },
)

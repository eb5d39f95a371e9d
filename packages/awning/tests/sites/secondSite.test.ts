import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en.ts'
import type { BuildResult } from '../../src/node/buildOptions.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { silent } from '../../src/node/progress.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { siteWords } from '../siteWords.ts'
import { sharedEngine } from './fixtureSite.ts'
import config from './handbook/site.config.ts'
import { headingsOf, linksOf, mainOf, namedNav } from './readPage.ts'

const root = fileURLToPath(new URL('handbook', import.meta.url))

describe('a second site, built with the same engine', () => {
  let outDir: string
  let result: BuildResult
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8')

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'handbook-'))
    outDir = join(folder, 'dist')
    const engine = await sharedEngine()
    result = await buildSite({
      root,
      config,
      outDir,
      cacheDir: join(folder, '.cache'),
      engine,
      progress: silent,
    })
    return () => rmSync(folder, { recursive: true })
  })

  it('has its docs at the root and a page of its own, in one language, and nothing else', () => {
    expect(result.warnings).toEqual([])
    expect(result.routes.map(({ locale, path }) => `${locale} ${path}`)).toEqual([
      'en /about',
      'en /guide/wick',
      'en /',
      'en /offline',
      'en /404',
    ])
    expect(headingsOf(mainOf(read('index.html')), 1)).toEqual(['Lamps'])
    expect(headingsOf(mainOf(read('about/index.html')), 1)).toEqual(['About us'])
  })

  it('has its own logo, colours and navigation', () => {
    const html = read('about/index.html')
    expect(html).toContain('src="/lamp.svg" alt="A lamp"')
    expect(linksOf(namedNav(html, en.mainNavigation)).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/', '/guide/wick', '/about']),
    )
    const styles = listFolder(outDir).filter((name) => name.endsWith('.css'))
    expect(styles.some((name) => read(name).includes('#1c5d99'))).toBe(true)
  })

  it('has no word of the shop in any file of its output', () => {
    const files = listFolder(outDir)
    expect(files.length).toBeGreaterThan(30)
    // Of pictures, only the names are searched for words.
    const textOf = (name: string) => (/\.(?:png|br|gz)$/.test(name) ? '' : read(name))
    expect(files.filter((name) => siteWords.test(name) || siteWords.test(textOf(name)))).toEqual([])
  })

  it('has no picture of the shop', () => {
    const hashes = (folder: string) =>
      listFolder(folder).map((name) =>
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      )
    const shop = new Set(hashes(join(repositoryRoot, 'shop/public')))
    expect(shop.size).toBeGreaterThan(3)
    expect(hashes(outDir).filter((hash) => shop.has(hash))).toEqual([])
  })
})

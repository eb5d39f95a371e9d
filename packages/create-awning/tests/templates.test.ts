import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defineSite } from '../../awning/src/index.ts'
import type { SiteSettings } from '../../awning/src/config/site.ts'
import { formatDiagnostics } from '../../awning/src/content/diagnostic.ts'
import { buildSite } from '../../awning/src/node/buildSite.ts'
import { listFolder } from '../../awning/src/node/output/listFolder.ts'
import { silent } from '../../awning/src/node/progress.ts'
import { sharedEngine } from '../../awning/tests/sites/fixtureSite.ts'
import { siteWords } from '../../awning/tests/siteWords.ts'
import type { Language, Template } from '../src/answers.ts'
import { siteFiles } from '../src/siteFiles.ts'
import { writeSite } from '../src/writeSite.ts'

const templates = fileURLToPath(new URL('../templates', import.meta.url))

/** Creates a site and builds it with the engine of this repository, which is not installed in its folder. */
async function build(template: Template, languages: readonly [Language, ...Language[]]) {
  const root = mkdtempSync(join(tmpdir(), 'template-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const answers = { folder: root, template, languages, title: 'My site', packageName: 'my-site' }
  const files = siteFiles(
    { ...answers, engine: '0.1.0', manager: 'npm', bundler: '1.0.0', today: '2026-01-31' },
    templates,
  )
  writeSite(root, files)
  const outDir = join(root, 'dist')
  const written = readFileSync(join(root, 'site.config.ts'), 'utf8')
  const result = await buildSite({
    root,
    config: defineSite({ ...(await settingsIn(written)), social: false }, {}),
    outDir,
    cacheDir: join(root, '.cache'),
    engine: await sharedEngine(),
    progress: silent,
  })
  return {
    files,
    addresses: result.routes.map(({ locale, path }) => `${locale} ${path}`),
    warnings: formatDiagnostics(result.warnings),
    output: listFolder(outDir),
    read: (path: string) => readFileSync(join(outDir, path), 'utf8'),
  }
}

/** The settings in a file that imports the engine, which is not installed next to it. */
async function settingsIn(source: string): Promise<SiteSettings> {
  const code = source.replace(/^import .*$/m, 'const defineSite = (settings) => settings')
  const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return (loaded as { default: SiteSettings }).default
}

describe('a new site', () => {
  it('of docs begins with their index, and nothing is to be corrected', async () => {
    const { addresses, warnings, read } = await build('docs', ['en'])
    expect(warnings).toBe('')
    expect(addresses).toEqual(
      expect.arrayContaining(['en /', 'en /guide/writing', 'en /guide/publishing']),
    )
    expect(read('index.html')).toContain('<h1>Welcome</h1>')
  })

  it('of a blog has a post, a tag, a feed and a page, and no docs', async () => {
    const { addresses, warnings, output } = await build('blog', ['zh'])
    expect(warnings).toBe('')
    expect(addresses).toEqual(
      expect.arrayContaining(['zh /', 'zh /2026/01/31/welcome', 'zh /tags/news', 'zh /about']),
    )
    expect(output).toContain('rss.xml')
    expect(output.filter((file) => file.startsWith('docs/'))).toEqual([])
  })

  it('of both in two languages has every text in both', async () => {
    const { addresses, warnings, read } = await build('docs+blog', ['en', 'zh'])
    expect(warnings).not.toMatch(/error|warning/)
    expect(addresses).toEqual(
      expect.arrayContaining(['en /docs/', 'zh /docs/', 'zh /docs/guide/writing', 'zh /blog']),
    )
    expect(read('docs/index.html')).toContain('<h1>Welcome</h1>')
    expect(read('zh/docs/index.html')).toContain('<h1>欢迎</h1>')
  })

  it('contains no word of the site in this repository', async () => {
    const { files } = await build('docs+blog', ['en', 'zh'])
    for (const { path, content } of files) expect(content.toString(), path).not.toMatch(siteWords)
  })
})

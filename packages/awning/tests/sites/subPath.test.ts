import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { buildEngine } from '../../src/node/bundle/buildEngine.ts'
import { silent } from '../../src/node/progress.ts'
import { plainConfig } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
const files = {
  'public/img/x.svg': svg,
  'public/favicon.svg': svg,
  'public/icon-192.png': 'x',
  'content/zh/docs/y.svg': svg,
  'content/zh/docs/a.md': page(
    'A',
    '![x](/img/x.svg) ![y](./y.svg) [b](/blog) [c](./index.md) [f](pathname:///f) [t](#a)',
  ),
}

/** Addresses that leave the folder the site is served from. */
const outside = (text: string, attribute: RegExp) =>
  [...text.matchAll(attribute)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(?:\/sub\/|#|https:\/\/)/.test(address))

describe('a site below a folder', () => {
  it('has all its addresses begin with that folder', { timeout: 60_000 }, async () => {
    const site = openFixture(files)
    const { root } = site
    const outDir = join(root, 'dist')
    const engine = await buildEngine({
      root,
      base: '/sub/',
      cacheDir: join(repositoryRoot, '.cache'),
      modules: {},
    })
    const config = { ...plainConfig, base: '/sub/' }
    await buildSite({
      root,
      config,
      outDir,
      cacheDir: join(root, '.cache'),
      progress: silent,
      engine,
    })

    const written = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    const read = (pattern: RegExp) =>
      written
        .filter((name) => pattern.test(name))
        .map((name) => [name, site.read(name) ?? ''] as const)
    expect(read(/\.html$/).length).toBeGreaterThan(10)
    for (const [name, html] of read(/\.html$/))
      expect(outside(html, /\s(?:href|src|data-root)="([^"]*)"/gi), name).toEqual([])
    for (const [name, payload] of read(/\.txt$/)) {
      const address = /"(?:href|src|script|shell|aside)":"([^"]*)"/g
      expect(outside(payload, address), name).toEqual([])
    }
    const texts = read(/\.md$|(?:^|\/)llms(?:-full)?\.txt$/)
    expect(texts.length).toBeGreaterThan(10)
    for (const [name, text] of texts) {
      if (name.endsWith('.md')) expect(text, name).toContain('https://fixture.example/sub/')
      expect(text, name).not.toMatch(/https:\/\/fixture\.example(?!\/sub\/)|\]\((?!https:)/)
    }
    for (const [name, code] of read(/\.(?:js|css)$/))
      expect(code, name).not.toMatch(/["'(`]\/(?:assets|en)\//)

    const made =
      /^(?:en\/)?(?:robots\.txt|sitemap\.xml|(?:blog|notes)\/(?:rss|atom)\.xml|blog\/feed\.json)$/
    expect(read(made).length).toBeGreaterThan(8)
    for (const [name, text] of read(made)) {
      const whole = [...text.matchAll(/https:\/\/fixture\.example(\/[^\s"'<&]*)/g)]
      expect(whole.length, name).toBeGreaterThan(0)
      for (const [, path = ''] of whole) expect(path, name).toMatch(/^\/sub\//)
      expect(text, name).not.toMatch(/(?:href|src)=\\?"\/(?!sub\/)/)
    }
    expect(JSON.parse(site.read('en/manifest.webmanifest') ?? '')).toMatchObject({
      start_url: '/sub/en/',
      scope: '/sub/',
      icons: expect.arrayContaining([expect.objectContaining({ src: '/sub/icon-192.png' })]),
      shortcuts: [{ url: '/sub/en/docs' }, { url: '/sub/en/blog' }, { url: '/sub/en/notes' }],
    })

    const html = site.read('en/docs/a/index.html')
    const url = 'https://fixture.example/sub'
    // The text is not translated, so its page in the other language is the one to be found.
    expect(html).toContain(`<link rel="canonical" href="${url}/docs/a"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="zh" href="${url}/docs/a"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${url}/en/docs/a"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${url}/docs/a"/>`)
    expect(site.read('404.html')).toMatch(/<template data-lang="en"[^>]* data-root="\/sub\/en\/"/)
  })
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CacheStore } from '../../src/cache/cacheStore.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { createContentLoader } from '../../src/node/contentLoader.ts'
import { renderRoutes } from '../../src/node/render/renderRoutes.ts'
import { isPackable } from '../../src/node/render/packRoute.ts'
import { OutputFolder } from '../../src/node/output/outputFolder.ts'
import { silent } from '../../src/node/progress.ts'
import type { SiteConfig } from '../../src/config/site.ts'
import { listRoutes } from '../../src/pages/listRoutes.ts'
import { engineKinds } from '../../src/pages/pageKinds.ts'
import { noCode } from '../../src/site-code/loadedCode.ts'
import { expectMistake } from './expectMistake.ts'
import { plainConfig, sharedEngine } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

const post = 'content/zh/blog/2022-02-02-b.md'
const withSlug = (slug: string) => page('B', 'x', `slug: ${JSON.stringify(slug)}`)

describe('a slug', () => {
  it('that leads out of the output is refused, with its position and what to write', async () => {
    await expectMistake(
      { [post]: page('B', 'x', 'slug: ../../escape') },
      { file: post, place: '3:1', message: 'slug: must not contain the part ".."', hint: /folder/ },
    )
  })

  it.each([
    ['..', /"\.\."/],
    ['.', /"\."/],
    ['a/../b', /"\.\."/],
    ['/../a', /"\.\."/],
    ['//host/a', /empty part/],
    ['a//b', /empty part/],
    ['/', /empty part/],
    ['C:\\a', /backslash/],
    ['C:/a', /drive C:/],
    ['%2e%2e%2fa', /%2e/],
    ['a%2Fb', /%2F/],
    ['a%5cb', /%5c/],
    ['a%00', /%00/],
    ['a\0b', /control character/],
    ['a?b', /\?/],
    ['a#b', /#/],
    ['index.html', /"index\.html"/],
    ['index.md', /"index\.md"/],
    ['rss.xml', /"rss\.xml"/],
    ['feed.json', /"feed\.json"/],
    ['archive', /"archive"/],
    ['tags', /"tags"/],
    ['authors', /"authors"/],
    ['series/one', /"series"/],
    ['page/2', /"page"/],
  ])('is refused as %j', async (slug, message) => {
    await expectMistake(
      { [post]: withSlug(slug) },
      { file: post, place: '3:1', message, hint: /./ },
    )
  })

  it('of any collection is checked as well, and of a translation', async () => {
    const note = 'content/zh/notes/2022-02-02-g.md'
    await expectMistake({ [note]: withSlug('../g') }, { file: note, place: '3:1' })
    const translated = 'content/en/blog/2022-01-01-hello.md'
    await expectMistake({ [translated]: withSlug('../g') }, { file: translated, place: '3:1' })
  })

  it('that only looks unusual is an address', async () => {
    const folders = {
      '..a': '..a',
      'a..b': 'a..b',
      'a/..b/c': 'a/..b/c',
      '/a/b/': 'a/b',
      '中文/第二': '中文/第二',
      '100%': '100%',
      'a/rss.xml': 'a/rss.xml',
      '404': '404',
      'sitemap.xml': 'sitemap.xml',
      assets: 'assets',
    }
    const posts = Object.keys(folders).map((slug, index) => [
      `content/zh/blog/2022-02-02-${index}.md`,
      page(`Post ${index}`, 'x', `slug: ${JSON.stringify(slug)}`),
    ])
    const site = openFixture(Object.fromEntries(posts))
    await site.build()
    for (const [slug, folder] of Object.entries(folders))
      expect(site.read(`blog/${folder}/index.html`), slug).toContain(
        `<h1>Post ${Object.keys(folders).indexOf(slug)}</h1>`,
      )
  })
})

describe('a file name', () => {
  it.each([
    ['content/zh/blog/2022-02-02-...md', /\/blog\/2022\/02\/02\/\.\. .*"\.\."/],
    ['content/zh/blog/2022-02-02-a#b.md', /#/],
    ['content/zh/blog/2022-02-02-a%2fb.md', /%2f/],
    ['content/zh/docs/what?.md', /\/docs\/what\? .*\?/],
    ['content/zh/docs/a\\..\\b.md', /backslash/],
    ['content/zh/docs/index.html.md', /"index\.html"/],
  ])('that is no address is refused: %s', async (file, message) => {
    await expectMistake({ [file]: page('A') }, { file, message, hint: /^Rename it/ })
  })

  it('must not have the address of a feed', async () => {
    const file = 'content/zh/blog/rss.xml.md'
    const text = page('A', 'x', 'date: 2022-02-02')
    await expectMistake({ [file]: text }, { file, message: /"rss\.xml"/, hint: /slug/ })
  })

  it.each(['404', 'sitemap.xml', 'assets/a', 'offline', 'sw.js', 'en', 'en/a', 'zh/a'])(
    'must not have an address that is taken at the root: %s.md',
    async (name) => {
      const file = `content/zh/docs/${name}.md`
      const docs = { ...plainConfig.docs, path: '/' }
      const index = { 'content/zh/docs/index.md': page('Start') }
      await expectMistake(
        { ...index, [file]: page('A') },
        { file, message: new RegExp(`^the address /${name} follows`), hint: /^Rename it/ },
        { docs, navbar: { items: [] } },
      )
    },
  )

  it('may have dots, and any where a slug gives the address', async () => {
    const site = openFixture({
      'content/zh/docs/a..b.md': page('A'),
      'content/zh/blog/2022-02-02-...md': page('B', 'x', 'slug: dots'),
    })
    await site.build()
    expect(site.read('docs/a..b/index.html')).toBeDefined()
    expect(site.read('blog/dots/index.html')).toBeDefined()
  })
})

describe('what is no address', () => {
  it('does not become one: the id of a doc, the name of a tag', async () => {
    const site = openFixture({
      'content/tags.yml': 'blog:\n  ../../escape: Escape\n',
      'content/zh/docs/a.md': page('A', 'x', 'id: ..'),
      [post]: page('B', 'x', 'tags: [../../escape]'),
    })
    await site.build()
    expect(site.read('docs/a/index.html')).toBeDefined()
    expect(site.read('blog/tags/escape/index.html')).toBeDefined()
    expect(readdirSync(site.root).sort()).toEqual(['.cache', 'content', 'dist'])
  })
})

describe('settings that were not validated', () => {
  const [blog, ...others] = plainConfig.posts
  const escaping: SiteConfig['posts'] = blog
    ? [{ ...blog, path: '/../../escape' }, ...others]
    : others

  it('cannot make a build write outside of its output', async () => {
    const { root } = openFixture({})
    const running = buildSite({
      root,
      config: { ...plainConfig, posts: escaping },
      outDir: join(root, 'dist'),
      cacheDir: join(root, '.cache'),
      progress: silent,
      engine: await sharedEngine(),
    })
    await expect(running).rejects.toMatchObject({
      name: 'BuildFailure',
      message: expect.stringMatching(/escape.* would not lie inside/),
    })
    expect(readdirSync(root).sort()).toEqual(['.cache', 'content'])
    expect(existsSync(join(root, '../escape'))).toBe(false)
  })

  it('cannot make a worker thread do so', { timeout: 60_000 }, async () => {
    const config = plainConfig
    const { root } = openFixture({
      'content/zh/docs/a.md': page('A'),
      'site.config.mjs': `export default ${JSON.stringify(config)}`,
    })
    const cacheDir = join(root, '.cache')
    const cache = new CacheStore(cacheDir)
    const loader = createContentLoader({
      root,
      config,
      cache,
      drafts: false,
    })
    const { content } = await loader.load(noCode)
    await loader.close()
    const output = new OutputFolder(join(root, 'dist'))
    const rendering = renderRoutes({
      root,
      hasCode: false,
      engine: await sharedEngine(),
      config,
      content,
      kinds: engineKinds,
      siteCss: '',
      labs: [],
      routes: listRoutes(content, config, engineKinds)
        .routes.filter((route) => isPackable(route, engineKinds.pages))
        .map((route) => ({ ...route, path: `/../escape${route.path}` })),
      output,
      progress: silent,
      lastPages: new Map(),
      cacheDir,
      configFile: join(root, 'site.config.mjs'),
      minPagesForThreads: 1,
    })
    await expect(rendering).rejects.toMatchObject({
      name: 'BuildFailure',
      message: expect.stringMatching(/escape.* would not lie inside/),
    })
    output.discard()
    expect(existsSync(join(root, 'escape'))).toBe(false)
  })
})

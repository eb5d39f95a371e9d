import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { silent } from '../../src/node/progress.ts'
import { plainConfig, sharedEngine, type FixtureSite } from './fixtureSite.ts'
import { failureOf, isUpToDate, openFixture, page } from './openFixture.ts'

const files = {
  'content/zh/docs/a.md': page('A', 'The text of a. [b](./b.md)'),
  'content/zh/docs/b.md': page('B', 'The text of b.'),
  'content/zh/docs/c.md': page('C', '```js\nlet c = 1\n```\n\n## Section {#s}'),
  'content/zh/blog/2022-01-02-post.md': page(
    'Post',
    'Begin.\n\n<!-- truncate -->\n\nEnd.',
    'tags: [x]',
  ),
  'content/tags.yml': 'blog:\n  x: x\n  y: y\n',
  'public/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
}

const outDir = ({ root }: FixtureSite) => join(root, 'dist')

/** Every file of the output and what is in it. */
function contents(site: FixtureSite): Record<string, string> {
  return Object.fromEntries(
    listFolder(outDir(site)).map((name) => [name, hash(readFileSync(join(outDir(site), name)))]),
  )
}

const timeOf = (site: FixtureSite, path: string) => statSync(join(outDir(site), path)).mtimeMs

describe('a second build', () => {
  it('renders the page whose text has changed, and does not write the files of the others', async () => {
    const site = openFixture(files)
    const { renderedPages, routes } = await site.build()
    expect(renderedPages).toBe(routes.length)
    const time = timeOf(site, 'docs/b/index.html')
    site.write('content/zh/docs/a.md', page('A', 'Another text.'))
    const second = await site.build()
    expect(site.read('docs/a/index.html')).toContain('Another text.')
    // The page itself in both languages, the overviews, which name what links to what, and the not-found pages.
    expect(second.renderedPages).toBeLessThan(routes.length / 2)
    expect(timeOf(site, 'docs/b/index.html')).toBe(time)
  })

  it(
    'makes what a first build of the same would make, whatever came before',
    { timeout: 30_000 },
    async () => {
      const site = openFixture(files)
      await site.build()
      site.write('content/zh/docs/a.md', page('Another A', 'Text.'))
      await site.build()
      site.write('content/zh/docs/group/d.md', page('D', '[a](../a.md#sampleHref)'))
      site.write('content/zh/blog/2022-01-02-post.md', page('Post', 'Whole.', 'tags: [y]'))
      await site.build()
      rmSync(join(site.root, 'content/zh/docs/c.md'))
      site.write(
        'public/img/x.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
      )
      await site.build()
      const amended = contents(site)
      rmSync(join(site.root, '.cache'), { recursive: true })
      await site.build()
      expect(amended).toEqual(contents(site))
      expect(Object.keys(amended).filter((name) => name.startsWith('docs/c'))).toEqual([])
    },
  )

  it('follows a title to every page that shows it', async () => {
    const site = openFixture(files)
    await site.build()
    site.write('content/zh/docs/b.md', page('Renamed', 'The text of b.'))
    await site.build()
    for (const path of ['docs/a', 'docs/c', 'docs', 'en/docs/a'])
      expect(site.read(`${path}/index.html`), path).toContain('Renamed')
  })

  it('repairs an output that was changed by hand', async () => {
    const site = openFixture(files)
    await site.build()
    const whole = contents(site)
    const inside = (path: string) => join(outDir(site), path)
    writeFileSync(inside('docs/a/index.html'), 'broken')
    rmSync(inside('docs/b'), { recursive: true })
    writeFileSync(inside('stray.txt'), 'x')
    mkdirSync(inside('stray/folder'), { recursive: true })
    writeFileSync(inside('stray/folder/y.txt'), 'y')
    await site.build()
    expect(contents(site)).toEqual(whole)
  })

  it('after a failed one begins from what is there', async () => {
    const site = openFixture(files)
    await site.build()
    const whole = contents(site)
    site.write('content/zh/docs/a.md', page('A', '[x](/nowhere)'))
    await failureOf(site)
    expect(contents(site)).toEqual(whole)
    site.write('content/zh/docs/a.md', files['content/zh/docs/a.md'])
    const { renderedPages } = await site.build()
    expect(contents(site)).toEqual(whole)
    expect(renderedPages).toBeLessThan(5)
  })

  it('reports again what is still wrong', async () => {
    const site = openFixture({
      ...files,
      'content/zh/docs/b.md': page('B', '[a](./a.md#sampleHref)'),
    })
    const first = await site.build()
    site.write('content/zh/docs/c.md', page('C', 'New.'))
    const second = await site.build()
    expect(first.warningText).toContain('#sampleHref')
    expect(second.warningText).toBe(first.warningText)
  })

  it('with other settings, or another engine, renders everything again', async () => {
    const site = openFixture(files)
    await site.build()
    const engine = await sharedEngine()
    const again = (more: Partial<Parameters<typeof buildSite>[0]>) =>
      buildSite({
        root: site.root,
        config: plainConfig,
        outDir: outDir(site),
        cacheDir: join(site.root, '.cache'),
        progress: silent,
        engine,
        ...more,
      })
    const other = await again({ config: { ...plainConfig, title: { zh: '别的名字' } } })
    expect(other.renderedPages).toBe(other.routes.length)
    expect(site.read('docs/a/index.html')).toContain('别的名字')
    await again({})
    const newer = await again({ engine: { ...engine, hash: 'newer' } })
    expect(newer.renderedPages).toBe(newer.routes.length)
  })
})

describe('a build on several threads', () => {
  it('makes what a build on one thread makes', { timeout: 60_000 }, async () => {
    const site = openFixture({
      ...files,
      'site.config.mjs': `export default ${JSON.stringify(plainConfig)}`,
    })
    await site.build()
    const single = contents(site)
    const engine = await sharedEngine()
    const threaded = (more: Partial<Parameters<typeof buildSite>[0]> = {}) =>
      buildSite({
        root: site.root,
        config: plainConfig,
        outDir: outDir(site),
        cacheDir: join(site.root, '.cache'),
        progress: silent,
        engine,
        configFile: join(site.root, 'site.config.mjs'),
        minPagesForThreads: 1,
        ...more,
      })
    rmSync(join(site.root, '.cache'), { recursive: true })
    const { renderedPages, routes } = await threaded()
    expect(renderedPages).toBe(routes.length)
    expect(contents(site)).toEqual(single)

    // A mistake that is found while rendering is reported as in one thread.
    site.write('content/zh/docs/a.md', page('A', '<p style="color: red">x</p>'))
    await expect(threaded()).rejects.toMatchObject({
      name: 'BuildFailure',
      message: expect.stringContaining('content/zh/docs/a.md'),
    })
    expect(contents(site)).toEqual(single)
  })
})

describe('a site is up to date', () => {
  it('as long as nothing that a build reads, and nothing that it wrote, has changed', async () => {
    const site = openFixture(files)
    expect(isUpToDate(site)).toBe(false)
    await site.build()
    expect(isUpToDate(site)).toBe(true)
    expect(isUpToDate(site, { title: { zh: 'x' } })).toBe(false)

    for (const path of ['content/zh/docs/a.md', 'public/img/x.svg', 'content/zh/docs/new.md']) {
      const before = files[path as keyof typeof files]
      site.write(path, `${before ?? page('New')} `)
      expect(isUpToDate(site), path).toBe(false)
      if (before === undefined) rmSync(join(site.root, path))
      else site.write(path, before)
      expect(isUpToDate(site), path).toBe(true)
    }
    writeFileSync(join(outDir(site), 'stray.txt'), '')
    expect(isUpToDate(site)).toBe(false)
    rmSync(join(outDir(site), 'stray.txt'))
    expect(isUpToDate(site)).toBe(true)
    rmSync(join(outDir(site), 'docs/a/index.html'))
    expect(isUpToDate(site)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { AreaList } from '../../src/features/offline/worker/areas.ts'
import { namedFiles } from '../../src/features/offline/worker/namedFiles.ts'
import { readPagePair } from '../../src/features/offline/worker/pagePair.ts'
import { openFixture, page } from './openFixture.ts'
import type { FixtureSite } from './fixtureSite.ts'

const areasOf = (site: FixtureSite, path: string): AreaList['areas'] =>
  (JSON.parse(site.read(path) ?? '') as AreaList).areas

describe('reading offline', () => {
  it('has a list of its areas in each language, with the pages of each and their size', async () => {
    const site = openFixture({
      'content/zh/docs/index.md': '',
      'content/zh/docs/a.md': page('A', 'Text.'.repeat(1000)),
    })
    await site.build()
    const [docs, blog] = areasOf(site, 'offline/areas.json')
    expect(docs?.pages.map(({ href }) => href)).toEqual(['/docs', '/docs/a'])
    expect(blog?.pages.map(({ href }) => href)).toContain('/blog/hello')
    expect(areasOf(site, 'en/offline/areas.json')[0]?.pages[1]?.href).toBe('/en/docs/a')
    // The app is part of either; the long text is in the docs alone, as HTML and as data.
    const bytes = (docs?.bytes ?? 0) - (blog?.bytes ?? 0)
    expect(docs?.bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeGreaterThan(-40_000)
  })

  it('finds every file that a page names in the output', async () => {
    const site = openFixture({})
    await site.build()
    const seen = new Set<string>()
    const waiting = ['index.html', 'index.txt', 'offline/index.html', 'offline/index.txt']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const text = site.read(path)
      expect(text, path).toBeDefined()
      for (const href of namedFiles(text ?? '', '/')) {
        if (seen.has(href)) continue
        seen.add(href)
        waiting.push(href.slice(1))
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  it('names the same payload in a document and in its data, and another one when the text changes', async () => {
    const file = 'content/zh/docs/a.md'
    const site = openFixture({ [file]: page('A', 'One.') })
    const ids = async () => {
      await site.build()
      const html = /<link rel="preload" as="fetch" href="\/docs\/a\/index\.txt" data-id="(\w+)">/
      const inHtml = html.exec(site.read('docs/a/index.html') ?? '')?.[1]
      expect(site.read('docs/a/index.txt')).toContain(`"id":"${inHtml}"`)
      const [docs] = areasOf(site, 'offline/areas.json')
      expect(docs?.pages.find(({ href }) => href === '/docs/a')?.id).toBe(inHtml)
      return { id: inHtml, version: docs?.version, worker: site.read('sw.js') }
    }
    const first = await ids()
    expect(await ids()).toEqual(first)
    site.write(file, page('A', 'Two.'))
    const second = await ids()
    expect(second.id).not.toBe(first.id)
    expect(second.version).not.toBe(first.version)
    expect(second.worker).not.toBe(first.worker)
  })

  it('has documents and payloads that the worker recognizes as pages', async () => {
    const site = openFixture({ 'content/zh/docs/图.md': page('图', 'Text.') })
    await site.build()
    const payload = new TextEncoder().encode(site.read('docs/图/index.txt'))
    const pair = await readPagePair(
      '/docs/%E5%9B%BE/',
      site.read('docs/图/index.html') ?? '',
      payload,
    )
    expect(pair.header.path).toBe('/docs/图')
  })

  it('is nothing for search engines, machines or links from elsewhere', async () => {
    const site = openFixture({})
    await site.build()
    const html = site.read('offline/index.html') ?? ''
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/rel="canonical"|rel="alternate" hrefLang|type="text\/markdown"/)
    expect(site.read('offline/index.md')).toBeUndefined()
  })

  it('can be switched off: no page, no list, no registration, and a worker that leaves', async () => {
    const site = openFixture({}, { offline: false })
    await site.build()
    expect(site.read('offline/index.html')).toBeUndefined()
    expect(site.read('offline/areas.json')).toBeUndefined()
    expect(site.read('index.html')).not.toContain('/offline')
    expect(site.read('sw.js')).toContain('unregister()')
    expect(site.read('sw.js')).not.toContain('"fetch"')
  })
})

import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderOptions } from '../../src/node/render/renderOptions.ts'
import { PageRenderer } from '../../src/node/render/pageRenderer.ts'
import { PartRenderer } from '../../src/node/render/partRenderer.ts'
import type { SiteConfig } from '../../src/config/site.ts'
import type { Content, Doc, SidebarItem } from '../../src/content/model.ts'
import { zh } from '../../src/i18n/zh.ts'
import { listRoutes } from '../../src/pages/listRoutes.ts'
import { engineKinds } from '../../src/pages/pageKinds.ts'
import { plainConfig, sharedEngine } from './fixtureSite.ts'
import { linksOf, mainOf, namedNav } from './readPage.ts'

const text = '一段说明，长短和真的差不多，说的是这一页讲什么、要先懂什么、读完能做什么。'

function docAt(path: string, title: string): Doc {
  return {
    id: path,
    locale: 'zh',
    textLocale: 'zh',
    file: `content/zh${path}.md`,
    path,
    title,
    description: text,
    keywords: [],
    stale: false,
    body: {
      kind: 'blocks',
      hash: path,
      blocks: [{ html: `<p>${text}</p>`.repeat(40) }],
      hasDiagram: false,
    },
    toc: [],
    showTitle: true,
    sidebarLabel: title,
    paginationLabel: title,
    sidebar: 'docs',
  }
}

/** The model of a site with so many docs, as if they had been read from files. */
function contentOf(count: number, folderSize: number): Content {
  const sidebar = Array.from({ length: Math.ceil(count / folderSize) }, (_, folder) => ({
    kind: 'category' as const,
    label: `g${folder}`,
    docs: Array.from({ length: folderSize }, (_doc, at) =>
      docAt(`/docs/g${folder}/d${at}`, `第 ${folder * folderSize + at} 篇文档的标题`),
    ),
  }))
  const docs = sidebar.flatMap((category) => category.docs)
  const sidebars = {
    docs: sidebar.map(({ docs: inside, ...category }): SidebarItem => ({
      ...category,
      items: inside.map(({ path, title }) => ({ kind: 'link', label: title, path })),
    })),
  }
  const locale = {
    locale: 'zh',
    docs,
    unlistedDocs: [],
    sidebars,
    posts: {},
    pages: [],
    reactPages: [],
    relations: { links: new Map(), requires: new Map() },
    paths: [],
  }
  return { locales: { zh: locale }, assets: [], frames: [], modules: {} }
}

const config: SiteConfig = { ...plainConfig, locales: plainConfig.locales.slice(0, 1), posts: [] }

/** Renders pages of such a site by their paths, through the same steps as a build. */
async function renderSite(count: number, paths: readonly string[], folderSize = 20) {
  const engine = await sharedEngine()
  const content = contentOf(count, folderSize)
  const options = renderOptions(engine, config, [])
  const [pages, parts] = [new PageRenderer(options), new PartRenderer({ ...options, content })]
  const { routes } = listRoutes(content, config, engineKinds)
  const rendered = new Map<
    string,
    { html: string; bytes: number; payload: number; entries: string }
  >()
  for (const path of paths) {
    const route = routes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`there is no page at ${path}`)
    const aside = route.aside ? await parts.aside('zh', route.aside) : null
    const { html, payload } = await pages.render(route, await parts.shell('zh'), aside)
    const entries = String(aside?.entries?.payload ?? '')
    rendered.set(path, { html, bytes: Buffer.byteLength(html), payload: payload.length, entries })
  }
  const asides = new Set(routes.map(({ aside }) => JSON.stringify(aside)))
  return {
    at: (path: string) => rendered.get(path) ?? { html: '', bytes: NaN, payload: NaN, entries: '' },
    asides: asides.size,
  }
}

describe('a site of many docs', () => {
  it('has pages about as heavy as one of two hundred', async () => {
    const few = await renderSite(200, ['/', '/docs', '/docs/g5/d5'])
    const many = await renderSite(6000, ['/', '/docs', '/docs/g150/d10'])
    const heavier = many.at('/docs/g150/d10').bytes / few.at('/docs/g5/d5').bytes
    expect(heavier).toBeLessThan(1.5)
    expect(many.at('/docs/g150/d10').payload).toBeLessThan(few.at('/docs/g5/d5').payload * 1.1)
    for (const path of ['/', '/docs']) {
      expect(many.at(path).bytes).toBeLessThan(few.at(path).bytes * 1.5)
      expect(many.at(path).payload).toBeLessThan(few.at(path).payload * 1.5)
    }
    expect(many.asides).toBeLessThan(6000 / 20 + 10)
  })

  it('has them in one category too, each marked in its piece of the sidebar', async () => {
    const middle = '/docs/g0/d1500'
    const many = await renderSite(3000, [middle, '/docs'], 3000)
    const nav = namedNav(many.at(middle).html, zh.docsSidebar) ?? ''
    expect(linksOf(nav)).toHaveLength(32)
    expect(linksOf(nav)[0]).toEqual({ href: '/docs/g0/d1499', text: '前面还有1,500项' })
    expect(linksOf(nav).at(-1)).toEqual({ href: '/docs/g0/d1530', text: '后面还有1,000+项' })
    expect(nav).toMatch(/<details open=""/)
    expect(nav).toMatch(/<a href="\/docs\/g0\/d1500" aria-current="page">/)
    expect(many.asides).toBeLessThan(3000 / 30 + 10)
    expect(many.at('/docs').bytes).toBeLessThan(100_000)
  })

  it('has a sidebar of which a navigation fetches only a few hundred bytes', async () => {
    const page = (await renderSite(300, ['/docs/g5/d5'])).at('/docs/g5/d5')
    expect(page.entries).toContain('/docs/g5/d5')
    expect(brotliCompressSync(page.entries).length).toBeLessThan(350)
  })

  it('has an overview that leads into every category', async () => {
    const some = mainOf((await renderSite(1000, ['/docs'])).at('/docs').html)
    expect(linksOf(some)).toContainEqual({ href: '/docs/g7/d5', text: '还有15篇' })
    const many = await renderSite(10_000, ['/docs'])
    expect(many.at('/docs').bytes).toBeLessThan(150_000)
    const hrefs = linksOf(mainOf(many.at('/docs').html)).map(({ href }) => href)
    expect(hrefs).toEqual(Array.from({ length: 500 }, (_, at) => `/docs/g${at}/d0`))
  })
})

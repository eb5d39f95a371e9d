import { describe, expect, it, vi } from 'vitest'
import { splitPayload, type PageHeader, type PartHeader } from '../../client/payload.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { Content } from '../../content/model.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import { LabRenderer } from '../../features/labs/labRenderer.ts'
import type { Route } from '../../pages/route.ts'
import { category, link } from '../../pages/sidebarItems.testing.ts'
import type { Flight } from '../entries/flight.ts'
import { Renderer } from './renderer.ts'

const flight = (text: string, ...ids: string[]): Promise<Flight> =>
  Promise.resolve({
    stream: Buffer.from(text),
    styles: [],
    references: ids.map((id) => ({
      id,
      name: id,
      scripts: [`/assets/${id}.js`, '/assets/shared.js'],
      styles: [`/assets/${id}.css`],
    })),
  })

/** An engine that renders nothing but returns what was requested. */
function stubEngine() {
  const shell = vi.fn((_: unknown, locale: string) => flight(`shell ${locale}`, 'shell'))
  const aside = vi.fn((_: unknown, locale: string, { kind }: { kind: string }) =>
    flight(`aside ${locale} ${kind}`),
  )
  const page = vi.fn(async (route: Route) => ({
    ...(await flight(`page 中 ${route.path}`, 'button', 'shell')),
    data: undefined,
    head: { title: 'Page' },
  }))
  const styles = vi.fn()
  const engine = {
    rsc: {
      renderShell: shell,
      renderAside: aside,
      renderPage: (_: unknown, route: Route) => page(route),
      renderBody: () => flight(''),
      renderLab: (name: string) => flight(`first state of ${name}`, name),
      invalidThemeComponents: () => Promise.resolve([]),
      kinds: engineKinds,
    },
    ssr: {
      renderStatic: (stream: Uint8Array) => Promise.resolve(new TextDecoder().decode(stream)),
      clientEntry: () => '/assets/entry.js',
      decode: (stream: Uint8Array) => Promise.resolve(new TextDecoder().decode(stream)),
      renderDocument: async (
        view: { shell: unknown; aside: unknown; entries?: unknown },
        main: () => Promise<unknown>,
        links: readonly string[],
      ) => {
        styles(links)
        const text = [view.shell, view.aside, JSON.stringify(view.entries), await main()]
          .filter((part) => part !== undefined)
          .join('|')
        return `<html><head><meta charSet="utf-8"/></head><body>${text}</body></html>`
      },
    },
  }
  return { engine, shell, aside, page, styles }
}

const own = (locale: string) => ({
  locale,
  docs: [],
  unlistedDocs: [],
  sidebars: {},
  posts: {},
  pages: [],
  reactPages: [],
  relations: { links: new Map(), requires: new Map() },
  paths: [],
})
const content: Content = {
  locales: { zh: own('zh'), en: own('en') },
  assets: [],
  frames: [],
  modules: {},
}
const home = { kind: 'home', docs: [], posts: [] } as const
const posts = { kind: 'posts', collection: 'blog' } as const
const route = (path: string, more: Partial<Route> = {}): Route => ({
  locale: 'zh',
  path,
  page: home,
  ...more,
})

function start(shown = content) {
  const stub = stubEngine()
  const renderer = new Renderer({
    engine: stub.engine,
    config: { ...plainSite, base: '/sub/' },
    content: shown,
    build: 'b1',
    labs: new LabRenderer(stub.engine, plainSite, []),
    document: { colours: { light: '', dark: '' }, boot: 'boot()', entry: '/assets/entry.js' },
  })
  return { ...stub, renderer }
}

describe('a rendered page', () => {
  it('is a document of shell, aside and page', async () => {
    const { renderer } = start()
    const { html } = await renderer.render(route('/blog', { aside: posts }))
    expect(html).toContain('<body>shell zh|aside zh posts|page 中 /blog</body>')
  })

  it('has a payload with the page alone and the addresses of its parts', async () => {
    const { renderer } = start()
    const { payload } = await renderer.render(route('/blog', { aside: posts }))
    const { header, stream } = splitPayload<PageHeader>(payload)
    expect(new TextDecoder().decode(stream)).toBe('page 中 /blog')
    expect(header).toMatchObject({
      build: 'b1',
      path: '/blog',
      head: { title: 'Page' },
      // Nothing that the shell has loaded.
      scripts: ['/assets/button.js'],
      styles: ['/assets/button.css'],
    })
    const parts = await renderer.parts.all()
    expect([header.shell, header.aside]).toEqual(parts.map(({ href }) => href))
  })

  it('lists the scripts and data of its app, once each', async () => {
    const { renderer, styles } = start()
    const { html } = await renderer.render(route('/blog', { locale: 'en' }))
    const needed = [
      ...html.matchAll(/rel="(?:modulepreload|preload" as="fetch)" href="([^"]+)"/g),
    ].map(([, href]) => href)
    expect(needed.slice(0, -1)).toEqual([
      '/assets/entry.js',
      '/assets/shell.js',
      '/assets/shared.js',
      '/assets/button.js',
      '/sub/en/blog/index.txt',
    ])
    expect(needed.at(-1)).toMatch(/^\/sub\/assets\/part-\w+\.txt$/)
    expect(styles).toHaveBeenCalledWith(['/assets/shell.css', '/assets/button.css'])
  })

  it('that is served at any address names its own, from which its app starts', async () => {
    const { renderer } = start()
    const { html } = await renderer.render(
      route('/404', { page: { kind: 'notFound' }, locale: 'en' }),
    )
    expect(html).toContain('<html data-page="/sub/en/404"')
    expect(html).toContain('<link rel="preload" as="fetch" href="/sub/en/404/index.txt"')
  })
})

describe('a page with a large sidebar', () => {
  const sidebar = [
    category('a', [link('/docs/a/1'), link('/docs/a/2')]),
    category('b', [link('/docs/b/1')]),
  ]
  const at = (open: number) => ({
    aside: { kind: 'docs', sidebar: 'docs', branch: { open: [open], window: 0 } } as const,
  })
  const withSidebar = (): Content => ({
    ...content,
    locales: { ...content.locales, zh: { ...own('zh'), sidebars: { docs: sidebar } } },
  })

  it('brings what it shows of it in a file, and shares the frame with all pages', async () => {
    const { renderer, aside } = start(withSidebar())
    const pages = [
      await renderer.render(route('/docs/a/1', at(0))),
      await renderer.render(route('/docs/b/1', at(1))),
    ]
    const headers = pages.map(({ payload }) => splitPayload<PageHeader>(payload).header)
    expect(aside).toHaveBeenCalledOnce()
    expect(headers[0]?.aside).toBe(headers[1]?.aside)
    const files = headers.map(({ entries }, index) =>
      pages[index]?.shared.find(({ href }) => href === entries),
    )
    expect(files.map((file) => JSON.parse(String(file?.payload)))).toEqual([
      [
        {
          label: 'a',
          items: [
            { label: '/docs/a/1', path: '/docs/a/1' },
            { label: '/docs/a/2', path: '/docs/a/2' },
          ],
        },
        { label: 'b', path: '/docs/b/1', isClosed: true },
      ],
      [
        { label: 'a', path: '/docs/a/1', isClosed: true },
        { label: 'b', items: [{ label: '/docs/b/1', path: '/docs/b/1' }] },
      ],
    ])
    expect(files[0]?.href).toMatch(/^\/sub\/assets\/part-[\da-f]{10}\.txt$/)
    expect(pages[0]?.html).toContain(`|${String(files[0]?.payload)}|`)
    expect(pages[0]?.html).toContain(`as="fetch" href="${files[0]?.href}"`)
  })

  it('is another page for each branch', () => {
    const { renderer } = start(withSidebar())
    const [a, b] = [at(0), at(1)].map(({ aside }) => renderer.parts.asideHash('zh', aside))
    expect(a).not.toBe(b)
  })
})

describe('the parts of pages', () => {
  it('are rendered once and shared', async () => {
    const { renderer, shell, aside } = start()
    for (const path of ['/blog', '/blog/a']) await renderer.render(route(path, { aside: posts }))
    expect(shell).toHaveBeenCalledOnce()
    expect(aside).toHaveBeenCalledOnce()
    expect(await renderer.parts.all()).toHaveLength(2)
  })

  it('are rendered for each language and each sidebar', async () => {
    const { renderer } = start()
    await renderer.render(route('/blog', { aside: posts }))
    await renderer.render(route('/notes', { aside: { kind: 'posts', collection: 'notes' } }))
    await renderer.render(route('/blog', { aside: posts, locale: 'en' }))
    expect(await renderer.parts.all()).toHaveLength(5)
  })

  it('are named by a hash of their content', async () => {
    const hrefs = async (locale: string) => {
      const { renderer } = start()
      await renderer.render(route('/blog', { locale }))
      const [part] = await renderer.parts.all()
      const { header, stream } = splitPayload<PartHeader>(part?.payload ?? Buffer.alloc(0))
      expect(header.build).toBe('b1')
      expect(new TextDecoder().decode(stream)).toBe(`shell ${locale}`)
      return part?.href
    }
    expect(await hrefs('zh')).toBe(await hrefs('zh'))
    expect(await hrefs('zh')).not.toBe(await hrefs('en'))
  })
})

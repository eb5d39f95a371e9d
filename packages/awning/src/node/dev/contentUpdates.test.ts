import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CacheStore } from '../../cache/cacheStore.ts'
import { contentEvent } from '../../client/dev/contentEvent.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { noCode } from '../../site-code/loadedCode.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { createContentLoader } from '../contentLoader.ts'
import { contentUpdates } from './contentUpdates.ts'
import { DevContent } from './devContent.ts'
import { DevReads } from './devReads.ts'
import { FakeDevServer } from './fakeDevServer.testing.ts'
import { OpenPages } from './openPages.ts'

/** A page has got its new version. */
const sentPage = (pathname: string) => ({
  type: 'custom',
  event: contentEvent,
  data: { pathname, payload: `page ${pathname}` },
})
const page = (title: string, text = 'Words.') => `---\ntitle: ${title}\n---\n\n${text}\n`
/** All open pages are to fetch themselves again. */
const refresh = { type: 'custom', event: contentEvent, data: {} }

/** A small site, with a fake dev server that watches it. */
async function openSite() {
  const root = temporaryFolder({
    'content/zh/docs/index.md': page('Home'),
    'content/zh/docs/a.md': page('A'),
    'content/zh/blog/2022-01-01-hello.md': page('Hello'),
  })
  const cache = new CacheStore(join(root, '.cache'))
  const loader = createContentLoader({
    root,
    config: plainSite,
    cache,
    drafts: true,
  })
  onTestFinished(async () => {
    await loader.close()
    cache.close()
  })
  const context = { root, cache, warn: () => {}, renderBody: async () => '' }
  const content = new DevContent(loader, plainSite, context, new DevReads(root, cache.folder))
  await content.reload()
  const loads = vi.spyOn(loader, 'load')
  const rendered: string[] = []
  const openPages = new OpenPages(async (pathname) => {
    rendered.push(pathname)
    return Buffer.from(`page ${pathname}`)
  })
  const server = new FakeDevServer(
    contentUpdates({ root, content, openPages, onCode: () => {}, onSiteCode: () => {} }),
  )
  const fileOf = (path: string) => join(root, 'content/zh', path)
  return {
    server,
    content,
    loads,
    rendered,
    fileOf,
    /** Writes a file and notifies the server. */
    async save(path: string, text: string) {
      const type = existsSync(fileOf(path)) ? 'update' : 'create'
      mkdirSync(dirname(fileOf(path)), { recursive: true })
      writeFileSync(fileOf(path), text)
      return server.change(fileOf(path), [], type)
    },
    async remove(path: string) {
      rmSync(fileOf(path))
      return server.change(fileOf(path), [], 'delete')
    },
    async rename(from: string, to: string) {
      renameSync(fileOf(from), fileOf(to))
      await Promise.all([
        server.change(fileOf(from), [], 'delete'),
        server.change(fileOf(to), [], 'create'),
      ])
    },
    /** Title of the doc at an address, or undefined where there is no page. */
    title(path: string) {
      const { route, found } = content.routes.route(path)
      return found && 'doc' in route.page ? Reflect.get(Object(route.page.doc), 'title') : undefined
    },
  }
}

describe('an edit of a running text', () => {
  it('is sent to the page that shows it; no other page is rendered, and no other text is read', async () => {
    const site = await openSite()
    const received = site.server.open('/docs/a')
    await site.save('docs/a.md', page('A', 'Other words.'))
    await vi.waitFor(() => expect(received).toEqual([sentPage('/docs/a')]))
    expect(site.server.sent).toEqual([])
    expect([site.rendered, site.loads.mock.calls]).toEqual([['/docs/a'], []])
  })

  it('is in the content before pages are rendered', async () => {
    const site = await openSite()
    await site.save('docs/a.md', page('A', 'Other words.'))
    expect(JSON.stringify(site.content.routes.route('/docs/a').route.page)).toContain(
      'Other words.',
    )
  })

  it('with a new title is read with everything else, and pages fetch themselves', async () => {
    const site = await openSite()
    const received = site.server.open('/docs/a')
    await site.save('docs/a.md', page('New', 'Other words.'))
    expect(site.loads).toHaveBeenCalledTimes(1)
    expect([received, site.server.sent, site.rendered]).toEqual([[], [refresh], []])
  })
})

describe('while the watcher looks for files', () => {
  const found = (site: { fileOf(path: string): string }) => ({
    [site.fileOf('docs')]: ['index.md', 'a.md'],
    [site.fileOf('blog')]: ['2022-01-01-hello.md'],
  })

  it.each([
    ['an edit', 'docs/a.md', '/docs/a'],
    ['a new file', 'docs/b.md', '/docs/b'],
  ])('%s is not lost: it is read when all files are watched', async (_, file, address) => {
    const site = await openSite()
    writeFileSync(site.fileOf(file), page('Early'))
    await vi.waitFor(() => expect(site.server.watched).toContain(join(site.fileOf('..'), '/')))
    expect(site.title(address)).not.toBe('Early')
    site.server.found = found(site)
    await vi.waitFor(() => expect(site.title(address)).toBe('Early'), { timeout: 5000 })
    expect(site.server.sent).toEqual([refresh])
  })

  it('a file that cannot be read at this moment does not end the server: all content is read', async () => {
    const { content, reloads } = slowContent()
    content.isCurrent = () => {
      throw new Error('ENOENT')
    }
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
  })

  it('a server that is closed before that watches nothing', async () => {
    const { server } = slowContent()
    server.emit('http close')
    await Promise.resolve()
    expect(server.watched).toEqual(['/site/site.code.ts'])
  })

  it('nothing is read again if nothing was edited', async () => {
    const site = await openSite()
    const isCurrent = vi.spyOn(site.content, 'isCurrent')
    site.server.found = found(site)
    await vi.waitFor(() => expect(isCurrent).toHaveReturnedWith(true), { timeout: 5000 })
    expect([site.loads.mock.calls, site.server.sent]).toEqual([[], []])
  })
})

describe('while an author edits', () => {
  it('an edit is in the content before the page fetches it again', async () => {
    const site = await openSite()
    expect(site.title('/docs/a')).toBe('A')
    await site.save('docs/a.md', page('B'))
    expect(site.title('/docs/a')).toBe('B')
    expect(site.server.sent).toEqual([refresh])
  })

  it('a new file is a new page', async () => {
    const site = await openSite()
    expect(site.title('/docs/new')).toBeUndefined()
    await site.save('docs/new.md', page('New'))
    expect(site.title('/docs/new')).toBe('New')
    expect(site.server.sent).toContainEqual(refresh)
  })

  it('a renamed file has its page at another address, and none at the old one', async () => {
    const site = await openSite()
    await site.rename('docs/a.md', 'docs/b.md')
    expect([site.title('/docs/a'), site.title('/docs/b')]).toEqual([undefined, 'A'])
  })

  it('a deleted file has no page', async () => {
    const site = await openSite()
    await site.remove('docs/a.md')
    expect(site.title('/docs/a')).toBeUndefined()
    expect(site.server.sent).toEqual([refresh])
  })

  it('a mistake is shown with its file and line, and the last good text stays', async () => {
    const site = await openSite()
    await site.save('docs/a.md', '---\ntitle: [\n---\n')
    expect(site.server.sent).toEqual([
      {
        type: 'error',
        err: expect.objectContaining({
          message: expect.stringContaining('content/zh/docs/a.md'),
          loc: expect.objectContaining({ file: 'content/zh/docs/a.md', line: expect.any(Number) }),
        }),
      },
    ])
    expect(site.server.warnings.join()).toContain('content/zh/docs/a.md')
    expect(site.title('/docs/a')).toBe('A')
  })

  it('a page that is opened meanwhile shows the mistake too, and none once it is corrected', async () => {
    const site = await openSite()
    await site.save('docs/a.md', '---\ntitle: [\n---\n')
    site.server.emit('connection')
    expect(site.server.sent.map(({ type }) => type)).toEqual(['error', 'error'])
    await site.save('docs/a.md', page('C'))
    expect(site.server.sent.at(-1)).toEqual(refresh)
    expect(site.title('/docs/a')).toBe('C')
    const before = site.server.sent.length
    site.server.emit('connection')
    expect(site.server.sent).toHaveLength(before)
  })
})

/** Content whose reloads end when the test ends them. */
function slowContent() {
  const reloads: { finish(): void; fail(error: Error): void }[] = []
  const content = {
    errors: [] as Diagnostic[],
    diagnostics: [] as Diagnostic[],
    hasCodeErrors: false,
    code: noCode,
    update: vi.fn(async (_: Iterable<string>) => false),
    reload: () =>
      new Promise<void>((resolve, reject) => {
        reloads.push({ finish: resolve, fail: reject })
      }),
    includedFiles: new Set(['/site/examples/a.ts']),
    textFiles: [],
    isCurrent: () => true,
    reloadCode: vi.fn(async () => true),
  }
  const onCode = vi.fn()
  const onSiteCode = vi.fn((files: Iterable<string>) => [...files])
  const openPages = new OpenPages(async () => Buffer.from('page'))
  const plugin = contentUpdates({ root: '/site', content, openPages, onCode, onSiteCode })
  return { content, reloads, onCode, onSiteCode, server: new FakeDevServer(plugin) }
}

/** After an edit of this file, all content is read again. */
const text = '/site/content/zh/docs/a.mdx'
const diagnostic: Diagnostic = { severity: 'error', file: 'content/a.md', message: 'is wrong' }

describe('a server that is closed', () => {
  it('says nothing about an update that cannot end any more, and begins none', async () => {
    const { server, reloads } = slowContent()
    const change = server.change(text)
    server.emit('http close')
    reloads[0]?.fail(new Error('what reads content is closed'))
    await change
    await server.change(text)
    expect([server.failures, server.sent, reloads.length]).toEqual([[], [], 1])
  })
})

describe('edits in quick succession', () => {
  it('that come while content is read are read afterwards, all together', async () => {
    const { server, reloads } = slowContent()
    const changes = [server.change(text), server.change(text), server.change(text)]
    expect(reloads).toHaveLength(1)
    reloads[0]?.finish()
    await vi.waitFor(() => expect(reloads).toHaveLength(2))
    reloads[1]?.finish()
    await Promise.all(changes)
    expect(reloads).toHaveLength(2)
    expect(server.sent).toEqual([refresh, refresh])
  })

  it('one after the other cause a reload each', async () => {
    const { server, reloads } = slowContent()
    for (const count of [1, 2]) {
      const change = server.change(text)
      expect(reloads).toHaveLength(count)
      reloads.at(-1)?.finish()
      await change
    }
    expect(server.sent).toEqual([refresh, refresh])
  })
})

describe('an edit of a Markdown text', () => {
  const markdown = '/site/content/zh/docs/a.md'

  it('is first read alone, with others that were edited meanwhile', async () => {
    const { server, content, reloads } = slowContent()
    let finish = (_: boolean) => {}
    content.update.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
    const changes = ['a', 'b', 'c'].map((name) => server.change(`/site/content/zh/docs/${name}.md`))
    await vi.waitFor(() => expect(content.update).toHaveBeenCalledTimes(1))
    finish(true)
    await vi.waitFor(() => expect(content.update).toHaveBeenCalledTimes(2))
    finish(true)
    await Promise.all(changes)
    expect(content.update.mock.calls.map(([texts]) => [...texts].length)).toEqual([1, 2])
    expect(reloads).toEqual([])
  })

  it.each(['create', 'delete'] as const)('is all content if it is a %s', async (type) => {
    const { server, content, reloads } = slowContent()
    void server.change(markdown, [], type)
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    expect(content.update).not.toHaveBeenCalled()
  })

  it('that another text includes is all content', async () => {
    const { server, content, reloads } = slowContent()
    content.includedFiles.add(markdown)
    void server.change(markdown)
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    expect(content.update).not.toHaveBeenCalled()
  })

  it('that comes with an edit of something else is all content', async () => {
    const { server, content, reloads } = slowContent()
    const changes = [server.change(text), server.change(markdown), server.change(text)]
    reloads[0]?.finish()
    await vi.waitFor(() => expect(reloads).toHaveLength(2))
    reloads[1]?.finish()
    await Promise.all(changes)
    expect(content.update).not.toHaveBeenCalled()
  })
})

describe('a reload that fails because of a bug in the engine', () => {
  it('is shown and does not prevent the next edit from being read', async () => {
    const { server, reloads } = slowContent()
    const first = server.change(text)
    reloads[0]?.fail(new Error('the disk is gone'))
    await first
    expect(server.sent).toMatchObject([{ type: 'error', err: { message: 'the disk is gone' } }])
    expect(server.failures.join()).toContain('the disk is gone')
    const second = server.change(text)
    reloads[1]?.finish()
    await second
    expect(server.sent.at(-1)).toEqual(refresh)
  })
})

describe('modules of an edited text', () => {
  it('are updated by Vite once the content is read', async () => {
    const { server, reloads } = slowContent()
    const change = server.change(text, ['module'])
    reloads[0]?.finish()
    expect(await change).toEqual({ client: ['module'], ssr: ['module'], rsc: ['module'] })
  })

  it('stay as they are while there is a mistake', async () => {
    const { server, reloads, content } = slowContent()
    content.errors = [diagnostic]
    const change = server.change(text, ['module'])
    reloads[0]?.finish()
    expect(await change).toEqual({ client: [], ssr: [], rsc: [] })
    expect(server.sent).toMatchObject([{ type: 'error', err: { loc: { line: 1, column: 1 } } }])
  })
})

describe('code of the site', () => {
  const lab = '/site/labs/a/lab.ts'

  it('that has changed is read before the content, and passed to the renderer', async () => {
    const { server, reloads, onSiteCode, onCode } = slowContent()
    const change = server.change(lab)
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    expect(onSiteCode).toHaveReturnedWith([lab])
    reloads[0]?.finish()
    await change
    expect(onCode).toHaveBeenCalledTimes(3)
    expect(server.sent).toEqual([refresh])
  })

  it('that defines nothing new is left to Vite', async () => {
    const { server, reloads, content, onSiteCode } = slowContent()
    content.reloadCode.mockResolvedValue(false)
    expect(await server.change(lab, ['module'])).toEqual({})
    expect([reloads, onSiteCode.mock.calls]).toEqual([[], []])
  })

  it('that is edited while it is read is read again, with every edited file', async () => {
    const { server, reloads, content, onSiteCode } = slowContent()
    const finish: ((isNew: boolean) => void)[] = []
    content.reloadCode.mockImplementation(() => new Promise((resolve) => finish.push(resolve)))
    const first = server.change(lab)
    const second = server.change('/site/labs/b/lab.ts')
    await vi.waitFor(() => expect(finish).toHaveLength(1))
    finish[0]?.(true)
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    reloads[0]?.finish()
    await vi.waitFor(() => expect(finish).toHaveLength(2))
    finish[1]?.(true)
    await vi.waitFor(() => expect(reloads).toHaveLength(2))
    reloads[1]?.finish()
    await Promise.all([first, second])
    expect(onSiteCode).toHaveLastReturnedWith([lab, '/site/labs/b/lab.ts'])
  })

  it('that cannot be read because of a bug is read again at the next edit, of whatever', async () => {
    const { server, reloads, content } = slowContent()
    content.reloadCode.mockRejectedValueOnce(new Error('the disk is gone'))
    await server.change(lab)
    expect(server.sent).toMatchObject([{ type: 'error', err: { message: 'the disk is gone' } }])
    const change = server.change(text)
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    reloads[0]?.finish()
    await change
    expect(content.reloadCode).toHaveBeenCalledTimes(2)
    expect(server.sent.at(-1)).toEqual(refresh)
  })

  it('with a mistake stays as it was for rendering; all edits count once it is corrected', async () => {
    const { server, reloads, content, onSiteCode } = slowContent()
    content.hasCodeErrors = true
    const wrong = server.change(lab)
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    reloads[0]?.finish()
    expect(await wrong).toEqual({ rsc: [] })
    expect(onSiteCode).not.toHaveBeenCalled()
    content.hasCodeErrors = false
    const right = server.change('/site/site.code.ts')
    await vi.waitFor(() => expect(reloads).toHaveLength(2))
    reloads[1]?.finish()
    await right
    expect(onSiteCode).toHaveReturnedWith([lab, '/site/site.code.ts'])
  })

  it.each(['/other/labs/a.ts', '/site/notes.txt', '/sites/a.ts'])(
    'does not include %s, which changes no content',
    async (file) => {
      const { server, reloads, content } = slowContent()
      await server.change(file)
      expect([content.reloadCode.mock.calls, reloads]).toEqual([[], []])
    },
  )

  it('does not include a file that a text shows, which is content', async () => {
    const { server, reloads, content } = slowContent()
    void server.change('/site/examples/a.ts')
    expect(content.reloadCode).not.toHaveBeenCalled()
    expect(reloads).toHaveLength(1)
  })

  it('does not include a text in pages/, which is content', async () => {
    const { server, reloads, content } = slowContent()
    void server.change('/site/pages/about.md')
    await vi.waitFor(() => expect(reloads).toHaveLength(1))
    expect(content.reloadCode).not.toHaveBeenCalled()
  })

  it('is watched again after its file was removed, because it may come back', async () => {
    const { server } = slowContent()
    const texts = ['/site/content/', '/site/pages/', '/site/examples/a.ts']
    await vi.waitFor(() => expect(server.watched).toEqual(['/site/site.code.ts', ...texts]))
    server.emit('unlink', '/site/other.ts')
    expect(server.watched).toHaveLength(4)
    server.emit('unlink', '/site/site.code.ts')
    expect(server.watched.slice(4)).toEqual(['/site/site.code.ts'])
  })
})

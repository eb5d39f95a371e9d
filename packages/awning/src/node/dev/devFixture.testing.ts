import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { CacheStore } from '../../cache/cacheStore.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import { StoredBody } from '../../content/storedBody.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { createContentLoader, type ContentOptions } from '../contentLoader.ts'
import { DevContent } from './devContent.ts'
import { DevReads } from './devReads.ts'

type StartOptions = Pick<ContentOptions, 'storesContent' | 'now'>

/** The content of a folder as the dev server has it. */
export async function startContent(root: string, options: StartOptions = {}) {
  const cache = new CacheStore(join(root, '.cache'), { isTrusted: true })
  const reads = new DevReads(root, cache.folder)
  const onSave = () => reads.save()
  const site = { root, config: plainSite, cache, drafts: true, onSave }
  const loader = createContentLoader({ ...site, ...options })
  onTestFinished(async () => {
    await loader.close()
    cache.close()
  })
  const context = { root, cache, warn: () => {}, renderBody: async () => '' }
  const content = new DevContent(loader, plainSite, context, reads)
  await content.reloadCode()
  await content.reload()
  const save = () => {
    cache.flush()
    reads.save()
  }
  return { content, save, loads: vi.spyOn(loader, 'load') }
}

/** The same for new files, which a test edits. */
export async function startFixture(files: Readonly<Record<string, string | Buffer>>) {
  const root = temporaryFolder(files)
  const { content, save, loads } = await startContent(root)
  expect(content.errors).toEqual([])
  return {
    root,
    content,
    /** Writes the caches. */
    save,
    /** How often all content was read since the start. */
    loadCount: () => loads.mock.calls.length,
    write(path: string, text: string) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    remove: (path: string) => rmSync(join(root, path)),
  }
}

/** Everything that the dev server shows of some content, as text that can be compared. */
export async function shownBy(content: DevContent): Promise<string> {
  const { content: model, texts, sections, links } = content.loaded
  const files = [
    'search/zh.json',
    'search/en.json',
    'llms-full.txt',
    'en/llms-full.txt',
    'blog/rss.xml',
  ]
  const made = files.map(async (path) => {
    const file = content.routes.file(path)
    return file ? String(await content.routes.make(file)) : `no ${path}`
  })
  const pages = texts.map(({ path }) => content.routes.route(path).route.page)
  const diagnostics = content.diagnostics.map((diagnostic) => JSON.stringify(diagnostic)).sort()
  // Texts are compiled at the same time, so the order of these maps differs.
  const plain = (_: string, value: unknown) =>
    value instanceof Map
      ? Object.fromEntries([...value].sort())
      : value instanceof StoredBody
        ? { ...value, blocks: value.blocks }
        : value
  const shown = {
    model,
    pages,
    lists: ['/', '/docs', '/blog', '/blog/tags/a'].map((path) => content.routes.route(path).route),
    texts: texts.map(({ file, front }) => [file.source, front]),
    sections: new Map(Array.from(sections, ([key, stored]) => [key, stored.read()])),
    links,
    diagnostics,
    made: await Promise.all(made),
  }
  return JSON.stringify(shown, plain, 1)
}

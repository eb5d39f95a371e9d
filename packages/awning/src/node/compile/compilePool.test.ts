import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hash } from '../../cache/hash.ts'
import { temporaryCache } from '../../cache/temporaryCache.testing.ts'
import type { TextStore } from '../../cache/textStore.ts'
import { plainSite } from '../../config/plainSite.testing.ts'
import { Assets } from '../../content/assets.ts'
import type { CachedEntry } from '../../content/compiledEntry.ts'
import type { TextToCompile } from '../../content/compileTexts.ts'
import { FrameDocuments } from '../../content/frameDocuments.ts'
import { freshEntry } from '../../content/freshEntry.ts'
import { JobQueue } from '../../content/jobQueue.ts'
import { createResolver } from '../../content/resolver.ts'
import { RewrittenTexts } from '../../content/rewrittenTexts.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { UnreadText } from '../../content/unreadText.ts'
import { createHighlightPool } from '../../highlight/highlightPool.ts'
import { stringsOf } from '../../i18n/stringsFor.ts'
import { CompilePool } from './compilePool.ts'
import { compileSettings } from './compileSettings.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"></svg>'
const files = {
  'content/zh/docs/a.md': '# A\n\n[B](b.md#x), [none](none.md), ![A picture](a.svg)\n',
  'content/zh/docs/b.md': '# B\n\n## X\n\n```js\nconst one = 1\n```\n',
  'content/zh/docs/a.svg': picture,
}

/** The docs of a folder, and a pool with one thread. */
function openDocs(docs: Readonly<Record<string, string>>, minTexts = 1) {
  const config = plainSite
  const root = temporaryFolder(docs)
  const engineHash = 'engine'
  const names = Object.keys(docs).filter((name) => name.endsWith('.md'))
  const keyOf = (name: string) => name.replace('content/zh/', '')
  const pathOf = (name: string) => `/${keyOf(name).replace('.md', '')}`
  const pages = new Map(names.map((name) => [keyOf(name), pathOf(name)]))
  const context = {
    root,
    config,
    locale: 'zh',
    pages,
    addresses: new Set(pages.values()),
    leftOut: [],
    labs: [],
    assets: new Assets(root, config.base, config.images.formats),
    frames: new FrameDocuments(config.base, engineHash),
    webFeatures: () => undefined,
  }
  const texts = names.map((name): TextToCompile => {
    const bytes = readFileSync(join(root, name))
    const file = new UnreadText(root, { key: keyOf(name), locale: 'zh', file: name }, hash(bytes))
    const path = pathOf(name)
    return { file, locale: 'zh', path, resolve: createResolver(context, file, path), isPost: false }
  })
  const cache = temporaryCache()
  const blocks = cache.values<string>('highlight')
  const stored = cache.texts()
  const setup = { root, config, engineHash }
  const rewritten = new RewrittenTexts()
  const pool = new CompilePool({ setup, size: 1, minTexts, texts: stored, blocks, rewritten })
  onTestFinished(() => pool.close())
  const site = { locales: [{ locale: 'zh', addresses: pages, leftOut: [] }], labs: [] }
  const made = new Map<string, CachedEntry | undefined>()
  const compiling = (queue = new JobQueue(texts)) =>
    pool.compile(site, queue, ({ file }, entry) => void made.set(file.key, entry))
  return { root, texts, cache, blocks, stored, rewritten, pool, made, compiling }
}

/** What this thread makes of a text. */
async function madeHere({ file, resolve }: TextToCompile, stored: TextStore) {
  const highlighter = createHighlightPool({ cache: temporaryCache().values('highlight') })
  onTestFinished(() => highlighter.close())
  const tools = {
    ...compileSettings(plainSite),
    texts: stored,
    highlight: highlighter.highlight,
    types: { check: () => Promise.reject(new Error('there are no types')) },
  }
  const strings = stringsOf(plainSite, 'zh')
  const { entry } = await freshEntry({ file, resolve, strings, takeTitle: false }, tools)
  return entry
}

describe('threads that compile texts', () => {
  it('make of each what this thread makes of it, and store its parts', async () => {
    const { made, stored, texts, blocks, cache, compiling } = openDocs(files)
    await compiling()
    expect([...made.keys()].sort()).toEqual(['docs/a.md', 'docs/b.md'])
    for (const text of texts) {
      const entry = made.get(text.file.key)
      expect(stored.get(entry?.text ?? '')).toMatchObject([{ html: expect.any(String) }])
      expect(stored.get(entry?.sections.hash ?? '')).toEqual(expect.any(Array))
      expect(entry).toEqual(await madeHere(text, stored))
    }
    expect(made.get('docs/a.md')?.links).toEqual([
      ['b.md#x', { kind: 'page', href: '/docs/b#x' }],
      ['none.md', expect.objectContaining({ kind: 'missing' })],
    ])
    const [block = ''] = cache
      .bytes('highlight')
      .stored()
      .map(({ id }) => id)
    expect(blocks.get(block)).toContain('one')
  })

  it('tell which nodes of a text its Markdown writes in another way', async () => {
    const { texts, rewritten, compiling } = openDocs(files)
    await compiling()
    const nodes = texts.map(({ file }) => rewritten.take(file.hash ?? '')?.nodes)
    const types = nodes.map((list) => list?.map(({ type }) => type))
    expect(types).toEqual([['link', 'link', 'image'], ['code']])
  })

  it('leave to this one what only it can do: types, mistakes, and texts that have changed', async () => {
    const { root, texts, made, compiling } = openDocs({
      ...files,
      'content/zh/docs/types.md': '# Types\n\n```ts twoslash\nconst one = 1\n```\n',
    })
    const changed = texts.map((text) =>
      text.file.key === 'docs/b.md'
        ? { ...text, file: new UnreadText(root, text.file, 'another') }
        : text,
    )
    await compiling(new JobQueue(changed))
    expect(made).toEqual(
      new Map([
        ['docs/a.md', expect.any(Object)],
        ['docs/b.md', undefined],
        ['docs/types.md', undefined],
      ]),
    )
  })

  it('leave everything to it that they had when they ended', async () => {
    const { texts, made, pool, compiling } = openDocs(files)
    const queue = new JobQueue(texts)
    const compiled = compiling(queue)
    await pool.close()
    await compiled
    expect(made).toEqual(
      new Map([
        ['docs/a.md', undefined],
        ['docs/b.md', undefined],
      ]),
    )
    expect(queue.size).toBe(0)
  })

  it('can be started before the texts are known, and end if they are not needed', async () => {
    const used = openDocs(files)
    used.pool.start()
    await used.compiling()
    expect([...used.made.keys()].sort()).toEqual(['docs/a.md', 'docs/b.md'])
    const unused = openDocs(files, 3)
    unused.pool.start()
    await unused.compiling()
    expect(unused.made.size).toBe(0)
  })

  it('are not used for few texts', async () => {
    const { texts, made, compiling } = openDocs(files, 3)
    const queue = new JobQueue(texts)
    await compiling(queue)
    expect(made.size).toBe(0)
    expect(queue.size).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { ChangedSource } from '../cache/changedSource.ts'
import { MissingFromCache } from '../cache/missingFromCache.ts'
import type { CacheStore } from '../cache/cacheStore.ts'
import { temporaryCache } from '../cache/temporaryCache.testing.ts'
import { createTypeChecker, type CachedTypes } from '../highlight/twoslash/typeCache.ts'
import { stubResolver, strings } from '../markdown/compiling.testing.ts'
import type { CachedEntry } from './compiledEntry.ts'
import type { CompileTools } from './compileEntry.ts'
import { compileTexts, type CompileTextsOptions, type TextToCompile } from './compileTexts.ts'
import type { Diagnostic } from './diagnostic.ts'
import { freshEntry } from './freshEntry.ts'
import type { MdxModule } from './model.ts'

function textOf(key: string, locale: string, source = key): TextToCompile {
  const file = { key, locale: 'zh', file: `content/zh/${key}`, source }
  return {
    file,
    locale,
    path: `/${key}`,
    resolve: { ...stubResolver, lang: locale },
    isPost: false,
  }
}

interface Threads extends Pick<CompileTextsOptions, 'inThreads'> {
  readonly cache: CacheStore
}

/** Compiles texts; `highlight` is called for the code in them. */
async function compile(
  texts: TextToCompile[],
  highlight: (code: string) => Promise<string>,
  afterModules = (): void => undefined,
  diagnostics: Diagnostic[] = [],
  { cache = temporaryCache(), inThreads }: Partial<Threads> = {},
) {
  const tools: CompileTools = {
    cache: cache.values<CachedEntry>('content'),
    texts: cache.texts(),
    codeSettings: { lineNumbers: false, flags: [] },
    engineHash: 'one',
    highlight: (jobs) => Promise.all(jobs.map(({ code }) => highlight(code))),
    types: createTypeChecker('/', cache.values<CachedTypes>('types')),
  }
  const modules: Readonly<Record<string, MdxModule>>[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const onModules = (found: Readonly<Record<string, MdxModule>>) => {
    modules.push(found)
    afterModules()
  }
  const options = { tools, strings: () => strings, report, onModules, inThreads }
  const compiled = await compileTexts(texts, options)
  return { compiled, diagnostics, modules }
}

describe('the texts of a site', () => {
  it('are compiled with MDX first, whose modules do not wait for other texts', async () => {
    let finishOthers = (): void => undefined
    const others = new Promise<void>((resolve) => {
      finishOthers = resolve
    })
    const { compiled, modules } = await compile(
      [
        textOf('docs/a.md', 'zh', '```js\nplain\n```'),
        textOf('docs/b.mdx', 'zh', '```js\nmodule\n```'),
        textOf('docs/c.mdx', 'en', '```js\nmodule\n```'),
      ],
      async (code) => {
        if (code === 'plain') await others
        return code
      },
      () => finishOthers(),
    )
    expect(Object.keys(modules[0] ?? {})).toEqual([
      'content/zh/docs/b.mdx',
      'content/zh/docs/c.mdx',
    ])
    expect(modules).toEqual([compiled.modules])
    expect(compiled.entries.size).toBe(3)
  })

  it('have the modules in their order, whichever was compiled first', async () => {
    const { modules } = await compile(
      [textOf('docs/a.mdx', 'zh', '```js\nslow\n```'), textOf('docs/b.mdx', 'zh')],
      (code) => new Promise((resolve) => setImmediate(() => resolve(code))),
    )
    expect(Object.keys(modules[0] ?? {})).toEqual([
      'content/zh/docs/a.mdx',
      'content/zh/docs/b.mdx',
    ])
  })

  it.each([new ChangedSource('a'), new MissingFromCache('a')])(
    'are not blamed for %s, with which the build begins again, however many follow',
    async (reason) => {
      const others = Array.from({ length: 40 }, (_, at) => textOf(`docs/${at}.md`, 'zh'))
      const { file, ...changed } = textOf('docs/a.md', 'zh')
      const source = {
        get source(): string {
          throw reason
        },
      }
      const text = {
        ...changed,
        file: Object.defineProperties({ ...file }, Object.getOwnPropertyDescriptors(source)),
      }
      const diagnostics: Diagnostic[] = []
      await expect(
        compile([text, ...others], async (code) => code, undefined, diagnostics),
      ).rejects.toBe(reason)
      expect(diagnostics).toEqual([])
    },
  )

  it('are compiled without one that has a mistake, which is reported, and nothing is bundled', async () => {
    const { compiled, diagnostics, modules } = await compile(
      [textOf('docs/a.mdx', 'zh', '<b'), textOf('docs/b.mdx', 'zh')],
      (code) => Promise.resolve(code),
    )
    expect(diagnostics.map(({ file, severity }) => [file, severity])).toEqual([
      ['content/zh/docs/a.mdx', 'error'],
    ])
    expect(compiled.entries.size).toBe(1)
    expect(modules).toEqual([])
  })
})

describe('other threads', () => {
  /** Highlights code, and remembers which. */
  function highlighter() {
    const highlighted: string[] = []
    const highlight = async (code: string) => {
      highlighted.push(code)
      return code
    }
    return { highlighted, highlight }
  }
  const texts = [
    textOf('docs/a.md', 'zh', '[A](other.md)\n\n```js\none\n```'),
    textOf('docs/b.md', 'zh', '```js\ntwo\n```'),
  ]
  /** What a thread makes of the first text. */
  async function entryOfFirst(cache: CacheStore) {
    const file = { source: texts[0]?.file.source ?? '', key: 'docs/a.md' }
    const inputs = { file, resolve: stubResolver, strings, takeTitle: false }
    const { entry } = await freshEntry(inputs, {
      texts: cache.texts(),
      codeSettings: { lineNumbers: false, flags: [] },
      highlight: async (jobs) => jobs.map(({ code }) => code),
      types: { check: () => Promise.reject(new Error('there are no types')) },
    })
    return entry
  }

  it('compile some of the texts, and this one the others and what they have left', async () => {
    const cache = temporaryCache()
    const entry = await entryOfFirst(cache)
    const { highlighted, highlight } = highlighter()
    const { compiled } = await compile(texts, highlight, undefined, [], {
      cache,
      async inThreads(queue, onCompiled) {
        const [first, second] = queue.take(2)
        if (!first || !second) throw new Error('there are two texts')
        onCompiled(first, entry)
        onCompiled(second, undefined)
      },
    })
    expect([...compiled.entries.keys()]).toEqual(texts)
    expect(highlighted).toEqual(['two'])
  })

  it('are not believed where a link leads elsewhere', async () => {
    const cache = temporaryCache()
    const entry = await entryOfFirst(cache)
    const { highlighted, highlight } = highlighter()
    const elsewhere = { kind: 'page', href: '/elsewhere' } as const
    await compile(texts, highlight, undefined, [], {
      cache,
      async inThreads(queue, onCompiled) {
        for (const text of queue.take(1))
          onCompiled(text, { ...entry, links: [['other.md', elsewhere]] })
      },
    })
    expect(highlighted.sort()).toEqual(['one', 'two'])
  })

  it('get no texts that are in the cache', async () => {
    const cache = temporaryCache()
    const { highlighted, highlight } = highlighter()
    await compile(texts, highlight, undefined, [], { cache })
    const sizes: number[] = []
    const { compiled } = await compile(texts, highlight, undefined, [], {
      cache,
      inThreads: async (queue) => void sizes.push(queue.size),
    })
    expect(sizes).toEqual([0])
    expect(compiled.entries.size).toBe(2)
    expect(highlighted).toEqual(['one', 'two'])
  })

  it('leave it to this one to report a text whose links cannot be looked up', async () => {
    const cache = temporaryCache()
    const entry = await entryOfFirst(cache)
    const { highlight } = highlighter()
    await compile(texts, highlight, undefined, [], { cache })
    const fail = () => {
      throw new Error('the disk cannot be read')
    }
    const broken = texts.map((text) => ({ ...text, resolve: { ...text.resolve, link: fail } }))
    const diagnostics: Diagnostic[] = []
    await compile(broken, highlight, undefined, diagnostics, {
      cache,
      async inThreads(queue, onCompiled) {
        for (const text of queue.take(1)) onCompiled(text, entry)
      },
    })
    expect(diagnostics).toEqual([
      expect.objectContaining({ file: 'content/zh/docs/a.md', severity: 'error' }),
    ])
  })
})

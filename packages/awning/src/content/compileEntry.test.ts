import { describe, expect, it, vi } from 'vitest'
import { temporaryCache } from '../cache/temporaryCache.testing.ts'
import type { CachedEntry, CompiledEntry } from './compiledEntry.ts'
import { compileEntry, type CompileTools } from './compileEntry.ts'
import { createTypeChecker, type CachedTypes } from '../highlight/twoslash/typeCache.ts'
import { stubResolver, strings } from '../markdown/compiling.testing.ts'
import type { Resolver } from '../markdown/writeContext.ts'
import type { SourceFile } from './sourceFile.ts'

/** Every compilation of these texts highlights a block, so the count tells how many there were. */
function workshop() {
  const highlight = vi.fn((jobs: { code: string }[]) =>
    Promise.resolve(jobs.map(({ code }) => `<pre>${code}</pre>`)),
  )
  const cache = temporaryCache()
  const tools: CompileTools = {
    cache: cache.values<CachedEntry>('content'),
    texts: cache.texts(),
    codeSettings: { lineNumbers: false, flags: [] },
    engineHash: 'one',
    highlight,
    types: createTypeChecker('/', cache.values<CachedTypes>('types')),
  }
  const compile = (
    { locale = 'zh', takeTitle = false, engineHash = 'one', ...own }: Compilation = {},
    resolve: Resolver = stubResolver,
  ) => {
    const file = { ...plainFile, ...own }
    const inputs = { file, locale, resolve, strings, takeTitle }
    return compileEntry(inputs, { ...tools, engineHash })
  }
  return { compile, compiled: () => highlight.mock.calls.length }
}

interface Compilation extends Partial<Omit<SourceFile, 'locale'>> {
  /** The locale it is compiled for. */
  readonly locale?: string
  readonly takeTitle?: boolean
  readonly engineHash?: string
}

const source = '[a](other.md) ![b](./shop.png)\n\n```js\nlet x = "\\0"\n```\n'
const plainFile: SourceFile = {
  key: 'docs/a.md',
  locale: 'zh',
  file: 'content/zh/docs/a.md',
  source,
}
const moved: Resolver = {
  ...stubResolver,
  link: (target) =>
    target === 'other.md' ? { kind: 'page', href: '/docs/new' } : stubResolver.link(target),
}
const htmlOf = ({ blocks }: Pick<CompiledEntry, 'blocks'>) =>
  blocks.map((block) => ('html' in block ? block.html : '')).join('')

describe('compileEntry', () => {
  it('puts the highlighted code in its place', async () => {
    const { compile } = workshop()
    const entry = await compile()
    expect(htmlOf(entry)).toMatch(/<\/p>\n<pre>let x = "\\0"<\/pre>$/)
    expect(entry.interactive).toBe(false)
  })

  it('takes an unchanged text from the cache', async () => {
    const { compile, compiled } = workshop()
    const first = await compile()
    const second = await compile()
    expect(second).toMatchObject({ ...first, sections: { hash: first.sections.hash } })
    expect(compiled()).toBe(1)
  })

  it.each<[string, Compilation]>([
    ['the text', { source: `${source}\nmore\n` }],
    ['the language of its pages', { locale: 'en' }],
    ['the file', { key: 'docs/b.md' }],
    ['the use of its title', { takeTitle: true }],
    ['the engine', { engineHash: 'two' }],
  ])('compiles again when %s is another', async (_, other) => {
    const { compile, compiled } = workshop()
    await compile()
    await compile(other)
    expect(compiled()).toBe(2)
  })

  it('compiles again when the language tag of its locale is another', async () => {
    const { compile, compiled } = workshop()
    await compile({}, { ...stubResolver, lang: 'en-US' })
    await compile({}, { ...stubResolver, lang: 'en-GB' })
    expect(compiled()).toBe(2)
  })

  it('keeps one text for each of two languages that share it', async () => {
    const { compile, compiled } = workshop()
    await compile()
    await compile({ locale: 'en' }, moved)
    await compile()
    await compile({ locale: 'en' }, moved)
    expect(compiled()).toBe(2)
  })

  it('compiles again when the target of a link has moved', async () => {
    const { compile, compiled } = workshop()
    await compile()
    const entry = await compile({}, moved)
    expect(htmlOf(entry)).toContain('href="/docs/new"')
    expect(entry.links).toMatchObject([{ href: '/docs/new' }])
    expect(compiled()).toBe(2)
  })

  it('compiles again when a missing target or image has come, or one is gone', async () => {
    const { compile, compiled } = workshop()
    const gone: Resolver = {
      link: () => ({ kind: 'missing' }),
      image: () => undefined,
      diagram: () => undefined,
      codeFile: () => undefined,
      lab: stubResolver.lab,
      frame: stubResolver.frame,
      baseline: stubResolver.baseline,
      liveScripts: stubResolver.liveScripts,
      lang: stubResolver.lang,
    }
    const without = await compile({}, gone)
    expect(without.diagnostics).toHaveLength(2)
    const found = await compile()
    expect(found.diagnostics).toEqual([])
    const imageGone = { ...stubResolver, image: () => undefined }
    const again = await compile({}, imageGone)
    expect(again.diagnostics).toHaveLength(1)
    expect(compiled()).toBe(3)
  })

  it('compiles again when a lab that it names is gone', async () => {
    const { compile } = workshop()
    const source = '::lab{name="dice"}'
    expect((await compile({ source })).diagnostics).toEqual([])
    const gone = { kind: 'missing', message: 'this site has no labs', hint: '' } as const
    const { diagnostics } = await compile({ source }, { ...stubResolver, lab: () => gone })
    expect(diagnostics).toMatchObject([{ line: 1, message: 'this site has no labs' }])
  })

  it('compiles again when the state of a feature that it names has changed, and only then', async () => {
    const { compile, compiled } = workshop()
    const source = 'Grid (:baseline{feature="grid"}).'
    expect(htmlOf(await compile({ source }))).toContain('since October 2017')
    await compile({ source })
    expect(compiled()).toBe(1)
    const support = { state: 'low', since: '2026-03-01', orEarlier: false } as const
    const changed: Resolver = {
      ...stubResolver,
      baseline: (id) => ({ kind: 'found', id, support }),
    }
    expect(htmlOf(await compile({ source }, changed))).toContain('only since March 2026')
    expect(compiled()).toBe(2)
    await compile({ source: 'No features.' }, stubResolver)
    await compile({ source: 'No features.' }, changed)
    expect(compiled()).toBe(3)
  })

  it('compiles again when a file that it shows has changed, and only then', async () => {
    const { compile, compiled } = workshop()
    const source = '<<< ./a.ts'
    await compile({ source })
    await compile({ source })
    expect(compiled()).toBe(1)
    const changed = await compile({ source }, { ...stubResolver, codeFile: () => 'let d' })
    expect(htmlOf(changed)).toContain('let d')
  })

  it('compiles again when an image has another size', async () => {
    const { compile, compiled } = workshop()
    await compile()
    const image: Resolver['image'] = () => ({ src: '/assets/shop.png', width: 1, height: 1 })
    await compile({}, { ...stubResolver, image })
    expect(compiled()).toBe(2)
  })

  it('reports the diagnostics of a cached text again', async () => {
    const { compile } = workshop()
    const broken = { source: '[a](missing.md)' }
    const first = await compile(broken)
    const second = await compile(broken)
    expect(first.diagnostics).toHaveLength(1)
    expect(second.diagnostics).toEqual(first.diagnostics)
  })

  it('puts highlighted code into an MDX module as a string of it', async () => {
    const { compile } = workshop()
    const mdx = { key: 'docs/a.mdx', source: '```js\nlet x = "\\n"\n```\n\n{1}\n' }
    const { moduleCode = '', interactive } = await compile(mdx)
    expect(moduleCode).toContain(JSON.stringify('<pre>let x = "\\n"</pre>').slice(1, -1))
    expect(moduleCode).not.toContain('code 0')
    expect(interactive).toBe(false)
  })

  it('finds out that an MDX module runs in the browser', async () => {
    const { compile } = workshop()
    const mdx = { key: 'docs/a.mdx', source: '<button onClick={() => 1}>a</button>' }
    const entry = await compile(mdx)
    expect(entry.interactive).toBe(true)
    const cached = await compile(mdx)
    expect(cached.interactive).toBe(true)
  })
})

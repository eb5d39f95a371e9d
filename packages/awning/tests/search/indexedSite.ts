import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compile } from '../../src/markdown/compile.ts'
import { plainCode } from '../../src/markdown/compiling.testing.ts'
import type { Resolver } from '../../src/markdown/writeContext.ts'
import { zh } from '../../src/i18n/zh.ts'
import { SearchIndex } from '../../src/features/search/searchIndex.ts'
import type { SearchablePage } from '../../src/features/search/write/searchablePages.ts'
import { indexFiles } from '../../src/features/search/write/indexFiles.ts'

/** Links and pictures are not resolved, because search indexes only words. */
const noTargets: Resolver = {
  link: (href) => ({ kind: 'page', href }),
  image: (src) => ({ src }),
  diagram: () => undefined,
  codeFile: () => undefined,
  lab: () => ({ kind: 'found' }),
  frame: () => '/assets/live.html',
  baseline: () => ({ kind: 'missing', message: '', hint: '' }),
  liveScripts: { react: '', compiler: '' },
  lang: 'en',
}

/** The texts below a folder, as search gets them, without the rest of a build. */
export function readPages(folder: string): SearchablePage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .toSorted()
    .map((name) => searchablePage(name, readFileSync(join(folder, name), 'utf8')))
}

/** One text as search gets it. */
export function searchablePage(name: string, source: string): SearchablePage {
  const format = name.endsWith('.mdx') ? 'mdx' : 'md'
  const { sections } = compile(
    {
      source,
      format,
      resolve: noTargets,
      strings: zh,
      codeSettings: plainCode,
      // What a component renders is not searched.
      jsx: () => ({ script: '', markup: '' }),
    },
    true,
  )
  return {
    href: `/${name.replace(/\.mdx?$/, '')}`,
    title: /^title: (.*)$/m.exec(source)?.[1] ?? name,
    area: name.split('/')[0] ?? '',
    hash: source,
    bytes: Buffer.byteLength(source),
    sections: () => sections,
  }
}

export interface Served {
  readonly index: SearchIndex
  /** Bytes over the wire so far, compressed. */
  bytes(): number
  files(): readonly string[]
  /** The same site for a visitor without any cached file. */
  reopen(): Promise<Served>
}

/** Writes the index of some pages and opens it as a browser does. */
export function serve(
  pages: readonly SearchablePage[],
  wholeSite?: number,
  lang = 'zh',
): Promise<Served> {
  const options = wholeSite === undefined ? {} : { wholeSite }
  const files = indexFiles({ locale: 'zh', lang, pages, engineHash: 'test', ...options })
  const makers = new Map(files.map(({ path, make }) => [path, make]))
  const made = new Map<string, string>()
  return visit(async (path) => {
    const text = made.get(path) ?? String((await makers.get(path)?.()) ?? '')
    made.set(path, text)
    return text
  })
}

async function visit(read: (path: string) => Promise<string>): Promise<Served> {
  const asked = new Map<string, string>()
  const index = await SearchIndex.open('zh', async (path) => {
    const text = await read(path.replace(/\?.*/, ''))
    asked.set(path, text)
    return JSON.parse(text)
  })
  const weigh = (text: string) => brotliCompressSync(text).length
  return {
    index,
    bytes: () => [...asked.values()].reduce((sum, text) => sum + weigh(text), 0),
    files: () => [...asked.keys()],
    reopen: () => visit(read),
  }
}

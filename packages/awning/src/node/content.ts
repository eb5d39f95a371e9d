import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/site.ts'
import { DiskCache } from '../cache/diskCache.ts'
import { TextStore } from '../cache/textStore.ts'
import type { CachedEntry, CompileTools } from '../content/compileEntry.ts'
import { createHighlightPool } from '../highlight/pool.ts'
import { loadContent, type Loaded } from '../content/loadContent.ts'
import type { PostContentKind } from '../content/postKind.ts'
import { stringsOf } from '../i18n/stringsFor.ts'
import { compiledFolder } from './compiled.ts'
import type { LoadedCode } from '../site-code/loadedCode.ts'
import { engineStamp } from './bundle/engineStamp.ts'

export interface ContentOptions {
  readonly root: string
  readonly config: SiteConfig
  readonly cacheDir: string
  readonly drafts: boolean
  readonly postKinds: readonly PostContentKind[]
}

/** Loads content again and again, quickly: caches and highlighter stay warm between calls. */
export interface ContentLoader {
  /** To compile a text that is no part of the content. */
  readonly tools: CompileTools
  /** Reads all content, for a site with this code of its own. */
  load(code: LoadedCode): Promise<Loaded>
  close(): Promise<void>
}

export function createContentLoader({
  root,
  config,
  cacheDir,
  drafts,
  postKinds,
}: ContentOptions): ContentLoader {
  const pool = createHighlightPool({
    cacheDir: join(cacheDir, 'highlight'),
    ...(compiledFolder === undefined
      ? {}
      : { workerEntry: pathToFileURL(join(compiledFolder, 'highlightWorker.js')) }),
  })
  const cache = new DiskCache<CachedEntry>(join(cacheDir, 'content'))
  const frontMatter = new DiskCache<object>(join(cacheDir, 'frontMatter'))
  const texts = new TextStore(join(cacheDir, 'texts'))
  const tools: CompileTools = {
    cache,
    texts,
    stamp: engineStamp([]),
    highlight: gathering(pool.highlight),
  }
  let keeping: NodeJS.Timeout | undefined
  function keep(): void {
    cache.flush()
    frontMatter.flush()
    texts.forget()
  }
  return {
    tools,
    async load(code) {
      const loaded = await loadContent({
        root,
        config,
        drafts,
        labs: code.labs.map(({ name }) => name),
        strings: (id) => stringsOf(config, id),
        tools,
        frontMatter,
        postKinds,
      })
      // While someone writes, what was read is shown first and kept after.
      clearTimeout(keeping)
      keeping = setTimeout(keep, 500).unref()
      return loaded
    },
    async close() {
      clearTimeout(keeping)
      keep()
      await pool.close()
    },
  }
}

type Highlight = CompileTools['highlight']

/** Many documents ask at once; the highlighter is asked once, so that all cores get work. */
function gathering(highlight: Highlight): Highlight {
  let waiting: {
    jobs: Parameters<Highlight>[0]
    resolve: (html: string[]) => void
    reject: (error: unknown) => void
  }[] = []
  async function run(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const html = await highlight(batch.flatMap(({ jobs }) => jobs))
      let from = 0
      for (const { jobs, resolve } of batch) resolve(html.slice(from, (from += jobs.length)))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (jobs) => {
    if (jobs.length === 0) return Promise.resolve([])
    return new Promise((resolve, reject) => {
      waiting.push({ jobs, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void run())
    })
  }
}
